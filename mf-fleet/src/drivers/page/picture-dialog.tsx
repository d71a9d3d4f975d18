import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import * as z from '@hawiyat/shared/contract/core/schema';
import { type Driver, driverDetails } from '@hawiyat/shared/contract/fleet/drivers';
import { invalidate } from '@hawiyat/shared/query';
import { FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/driver-forms.ts';
import { sendPicture } from '../forms/driver-commands.ts';
import { DriverPictureField } from '../forms/driver-picture-field.tsx';

interface Draft {
  /** Null removes the picture. */
  readonly picture: File | null;
}

const draft = z.object({ picture: z.nullable(z.file(pictureWrong)) });

export function PictureDialog({ driver, title, onClose }: DialogProps<{ driver: Driver }>) {
  const form = useForm<Draft, Draft>({
    schema: draft,
    subject: `picture ${driver.id}`,
    send: ({ picture }) =>
      unlessGone(sendPicture(driver.id, picture), () => {
        onClose();
        invalidate(driverDetails);
      }),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.picture.dialog}>
      <DriverPictureField
        labelHidden
        value={form.value('picture')}
        current={driver.picture}
        error={form.error('picture')}
        onChange={(chosen) => form.set('picture', chosen)}
      />
    </FormDialog>
  );
}
