import { Button, DialogActions } from '@hawiyat/shared/ui';

/** The only action of a dialog. It takes the focus, also where it replaces the button that was pressed. */
export const CloseAction = ({ onClose }: { onClose: () => void }) => (
  <DialogActions>
    <Button variant="outline" autoFocus onClick={onClose} data-autofocus>
      إغلاق
    </Button>
  </DialogActions>
);
