import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { DeleteDriverDialog } from '../forms/delete-driver-dialog.tsx';
import { EditDriverDialog } from '../forms/driver-form-dialog.tsx';
import type { DriverDialog } from './driver-detail-store.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { SignInLinkDialog } from './sign-in-link-dialog.tsx';

export interface ShownDialogProps {
  dialog: DriverDialog;
  driver: Driver;
  onClose: () => void;
}

const dialogs = {
  picture: PictureDialog,
  edit: EditDriverDialog,
  link: SignInLinkDialog,
  delete: DeleteDriverDialog,
};

export function ShownDialog({ dialog, ...props }: ShownDialogProps) {
  const Shown = dialogs[dialog];
  return <Shown key={props.driver.id} {...props} />;
}
