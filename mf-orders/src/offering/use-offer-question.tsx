import { price } from '@hawiyat/shared/contract/core/money';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Guidance } from './guidance.ts';
import type { OfferedRequest } from './made-offer.ts';
import { messages } from './offering-messages.ts';
import { doubtText } from './use-doubt.ts';

interface AskedOffer {
  readonly request: OfferedRequest;
  readonly guidance: Guidance;
  readonly typed: string;
  /** False for a change: its container was asked about before. */
  readonly asksStock: boolean;
  readonly sendLabel: string;
  readonly send: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** Asks once about missing stock, and once about each unusual price. */
export function useOfferQuestion({ request, guidance, typed, asksStock, sendLabel, send }: AskedOffer): {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly question: ReactNode;
} {
  const named = price.safeParse(typed);
  const [isOpen, setOpen] = useState(false);
  const [stockAnswered, setStockAnswered] = useState(false);
  const [answeredPrice, setAnsweredPrice] = useState<string | null>(null);
  const lacksStock = asksStock && guidance?.freeContainers === 0 && !stockAnswered;
  const doubt = typed === answeredPrice ? undefined : doubtText(typed, guidance, request.rentalType);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!named.success || (!lacksStock && doubt === undefined)) return void send(event);
    event.preventDefault();
    setOpen(true);
  };
  const sendAnyway = () => {
    setOpen(false);
    if (lacksStock) setStockAnswered(true);
    setAnsweredPrice(typed);
    void send();
  };
  const question = isOpen && named.success && (
    <OfferQuestion
      {...{ request, lacksStock, doubt, sendLabel }}
      price={named.data}
      onSend={sendAnyway}
      onBack={() => setOpen(false)}
    />
  );
  return { submit, question };
}

interface OfferQuestionProps {
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
function OfferQuestion({ request, price, lacksStock, doubt, ...answers }: OfferQuestionProps) {
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
