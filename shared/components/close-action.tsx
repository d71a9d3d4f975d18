import { texts } from '@hawiyat/shared/texts';
import { Button, DialogActions } from '@hawiyat/shared/ui';

const messages = texts('components/close-action', { close: 'إغلاق' });

/** The only action of a dialog. It takes the focus, also where it replaces the button that was pressed. */
export const CloseAction = ({ onClose }: { onClose: () => void }) => (
  <DialogActions>
    <Button variant="outline" autoFocus onClick={onClose} data-autofocus>
      {messages.close}
    </Button>
  </DialogActions>
);
