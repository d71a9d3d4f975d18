import { Alert, Field, Ltr, VisuallyHidden } from '@hawiyat/shared/ui';
import { PictureInput } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../../texts/driver-forms.ts';

const { picture: texts } = messages;

export interface DriverPictureFieldProps {
  /** Null removes the picture, undefined leaves it. */
  value: File | null | undefined;
  current: string | null | undefined;
  error: string | undefined;
  /** The dialog's title names the field. */
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
