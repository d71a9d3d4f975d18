import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/sessions.ts';
import { deviceInWords } from './device-in-words.ts';
import { end, endAll } from './sessions-store.ts';

export { EndAllDialog as all, EndDialog as one };

const EndAllDialog = (shown: DialogProps) => (
  <ConfirmDialog {...shown} {...messages.endingAll} send={endAll} />
);

const EndDialog = ({ session, ...shown }: DialogProps<{ session: OwnSession }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.ending}
    question={messages.endQuestion(deviceInWords(session))}
    send={() => end(session.id)}
  />
);
