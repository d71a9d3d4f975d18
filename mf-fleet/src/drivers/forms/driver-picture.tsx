import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import * as z from '@hawiyat/shared/contract/core/schema';
import { type Driver, driverDetails } from '@hawiyat/shared/contract/fleet/drivers';
import { invalidate } from '@hawiyat/shared/query';
import { Alert, Field, Ltr, VisuallyHidden } from '@hawiyat/shared/ui';
import { FormDialog, PictureInput, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/driver-forms.ts';
import { sendPicture } from './driver-commands.ts';

const { picture: texts } = messages;

export interface DriverPictureFieldProps {
  value: File | null | undefined;
  current: string | null | undefined;
  error: string | undefined;
  labelHidden?: boolean;
  onChange: (picture: File | null) => void;
}

export function DriverPictureField(props: DriverPictureFieldProps) {
  const { labelHidden = false, error, onChange, ...rest } = props;
  const [rejection, setRejection] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setRejection(null);
    onChange(chosen);
  };
  return (
    <>
      {rejection && <Alert status="error">{rejection}</Alert>}
      <Field
        label={labelHidden ? <VisuallyHidden>{texts.label}</VisuallyHidden> : texts.label}
        error={error}
        hint={
          <>
            <Ltr>{texts.types}</Ltr>
            {texts.limit}
          </>
        }
      >
        <PictureInput kind="photos" alt={texts.preview} onChange={choose} onReject={setRejection} {...rest} />
      </Field>
    </>
  );
}

const draft = z.object({ picture: z.nullable(z.file(pictureWrong)) });
type Draft = z.output<typeof draft>;

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
