import { Ltr, VisuallyHidden } from '@hawiyat/shared/ui';
import { Banner, Field, PictureInput } from '@hawiyat/shared/ui/extra';
import { useState } from 'react';

const texts = {
  label: 'صورة السائق',
  preview: 'معاينة صورة السائق',
  types: 'JPEG, PNG, GIF, WEBP',
  limit: '، وبحد أقصى 2 ميجابايت',
};

export interface DriverPictureFieldProps {
  /** What was chosen; null when the photo was taken away, nothing as long as neither was done. */
  value: File | null | undefined;
  /** The address of the photo that he has. */
  current: string | null | undefined;
  error: string | undefined;
  /** The dialog's title says it already. */
  labelHidden?: boolean;
  onChange: (picture: File | null) => void;
}

/** The photo of a driver, seen before it is sent; a file that is none is refused at once, with the reason. */
export function DriverPictureField(props: DriverPictureFieldProps) {
  const { labelHidden = false, error, onChange, ...rest } = props;
  const [rejection, setRejection] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setRejection(null);
    onChange(chosen);
  };
  return (
    <>
      {rejection && <Banner tone="danger">{rejection}</Banner>}
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
        <PictureInput alt={texts.preview} onChange={choose} onReject={setRejection} {...rest} />
      </Field>
    </>
  );
}
