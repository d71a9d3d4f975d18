import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import * as z from '@hawiyat/shared/contract/core/schema';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { Dialog } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { DeleteDriverDialog } from '../forms/delete-driver-dialog.tsx';
import { EditDriverDialog } from '../forms/driver-form-dialog.tsx';
import { DriverPictureField } from '../forms/driver-picture-field.tsx';
import { messages } from './driver-detail-messages.ts';
import type { DriverDialog } from './driver-detail-store.ts';
import { changePicture } from './driver-picture.ts';
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

interface Draft {
  /** Null removes the picture. */
  readonly picture: File | null;
}

const draft = z.object({ picture: z.nullable(z.file(pictureWrong)) });

function PictureDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { title, ...texts } = messages.picture;
  const form = useForm<Draft, Draft>({
    schema: draft,
    subject: `picture ${driver.id}`,
    send: (item) => changePicture(driver.id, item.picture),
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        <DriverPictureField
          labelHidden
          value={form.value('picture')}
          current={driver.picture}
          error={form.error('picture')}
          onChange={(chosen) => form.set('picture', chosen)}
        />
      </Form>
    </Dialog>
  );
}
