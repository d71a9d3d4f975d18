import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { dialogTitles } from '../components/dialog.ts';
import { withdrawOffer } from './change-offer.ts';
import type { OfferDialogProps } from './change-offer-dialog.tsx';
import { messages } from './offering-messages.ts';

export function WithdrawOfferDialog({ request, offer, onClose }: OfferDialogProps) {
  return (
    <ConfirmDialog
      title={dialogTitles['withdraw-offer']}
      question={messages.withdrawQuestion(formatRiyal(offer.price))}
      warning={messages.withdrawWarning}
      confirm={messages.withdraw}
      busyText={messages.withdrawing}
      success={messages.withdrawn}
      send={() => withdrawOffer(offer)}
      onClose={onClose}
    >
      <Text>
        {request.containerType}، {wordFor(sizeLabel, request.containerSize)}،{' '}
        {dayWithWeekday(request.deliveryDate)}
      </Text>
    </ConfirmDialog>
  );
}
