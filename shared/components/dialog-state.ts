import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** Which dialog of a screen is open, as it was opened; it closes when another company signs in. */
export function dialogState<Dialog>() {
  const $dialog = atom<Dialog | null>(null);
  const closeDialog = () => $dialog.set(null);
  onCompanyChange(closeDialog);
  return { $dialog, closeDialog, openDialog: (dialog: Dialog) => $dialog.set(dialog) };
}
