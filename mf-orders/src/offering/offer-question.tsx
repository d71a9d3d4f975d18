import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import type { OfferedRequest } from '../components/dialog.ts';
import { messages } from './offering-messages.ts';

export interface OfferQuestionProps {
  request: OfferedRequest;
  /** In riyals. */
  price: number;
  lacksStock: boolean;
  /** Why the price may be a slip. */
  doubt: string | undefined;
  /** Of the button that sends. */
  sendLabel: string;
  onSend: () => void;
  onBack: () => void;
}

/** Asks before an offer without a free container, or with a price that may be a slip. «Back» has the focus. */
export function OfferQuestion({ request, price, lacksStock, doubt, ...answers }: OfferQuestionProps) {
  const { sendLabel, onSend, onBack } = answers;
  const text = useId();
  const container = `${request.containerType}، ${wordFor(sizeLabel, request.containerSize)}`;
  const title = lacksStock ? messages.noStock : messages.unusualPrice;
  return (
    <Dialog title={title} role="alertdialog" describedBy={text} onClose={onBack}>
      <DialogBody id={text}>
        <Stack gap="2">
          {doubt !== undefined && (
            <>
              <Text fontWeight="medium">{messages.priceQuestion(money(price))}</Text>
              <Text color="fg.muted">{doubt}</Text>
            </>
          )}
          {lacksStock && (
            <>
              <Text fontWeight="medium">
                {messages.noStockQuestion(container, dayWithWeekday(request.deliveryDate))}
              </Text>
              <Text color="fg.muted">{messages.noStockWarning}</Text>
            </>
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button onClick={onSend}>{sendLabel}</Button>
        <Button variant="outline" onClick={onBack} data-autofocus>
          {messages.backToOffer}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
