import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import type { OfferedRequest } from '../components/dialog.ts';
import { messages } from './offering-messages.ts';

export interface NoStockQuestionProps {
  request: OfferedRequest;
  onSend: () => void;
  onBack: () => void;
}

/** Asks before an offer without a free container. «Back» has the focus. */
export function NoStockQuestion({ request, onSend, onBack }: NoStockQuestionProps) {
  const text = useId();
  const container = `${request.containerType}، ${wordFor(sizeLabel, request.containerSize)}`;
  return (
    <Dialog title={messages.noStock} role="alertdialog" describedBy={text} onClose={onBack}>
      <DialogBody id={text}>
        <Stack gap="2">
          <Text fontWeight="medium">
            {messages.noStockQuestion(container, dayWithWeekday(request.deliveryDate))}
          </Text>
          <Text color="fg.muted">{messages.noStockWarning}</Text>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button onClick={onSend}>{messages.sendAnyway}</Button>
        <Button variant="outline" onClick={onBack} data-autofocus>
          {messages.backToOffer}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
