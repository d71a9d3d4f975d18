import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { pictureLimit, pictureTooLarge, pictureTypes, pictureWrong } from '../../contract/picture.ts';
import { Button } from '../button.tsx';
import { buttonRecipe } from '../button-recipe.ts';
import { useField } from '../field-context.ts';

const Frame = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '20',
    overflow: 'hidden',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'xl',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
    '&:has(img)': { borderStyle: 'solid', borderColor: 'border' },
  },
});

/** The platform's own control, unseen inside what looks like a button. */
const Choose = chakra(
  'label',
  {
    ...buttonRecipe,
    base: {
      ...buttonRecipe.base,
      position: 'relative',
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.6' },
    },
  },
  { defaultProps: { look: 'outline' } },
);

export interface PictureInputProps {
  /** What was chosen; null when the picture was taken away, nothing as long as neither was done. */
  value: File | null | undefined;
  /** Null takes the picture away. */
  onChange: (picture: File | null) => void;
  /** A file that is no picture, or too large; it is not taken. @param message the specified alert */
  onReject: (message: string) => void;
  /** Said of the preview: «معاينة شعار الشركة». */
  alt: string;
  /** The address of what is there already: shown as long as nothing else was chosen. */
  current?: string | null | undefined;
  disabled?: boolean | undefined;
}

/** A picture to send, seen before it is sent. Goes inside a `Field`. */
export function PictureInput({ value, onChange, onReject, alt, current, disabled }: PictureInputProps) {
  const wires = useField();
  const preview = usePreview(value);
  const shown = value === undefined ? current : preview;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file can then be chosen again, after it was refused or taken away.
    event.target.value = '';
    if (!chosen) return;
    if (!pictureTypes.includes(chosen.type)) onReject(pictureWrong);
    else if (chosen.size > pictureLimit) onReject(pictureTooLarge);
    else onChange(chosen);
  };
  return (
    <Flex align="center" gap="4">
      <Frame>{shown ? <img src={shown} alt={alt} /> : <ImageUp size={24} aria-hidden />}</Frame>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
        <Choose>
          <VisuallyHidden asChild>
            <input
              {...wires}
              type="file"
              accept={pictureTypes.join(',')}
              onChange={choose}
              disabled={disabled}
            />
          </VisuallyHidden>
          {shown ? 'تغيير الصورة' : 'اختيار صورة'}
        </Choose>
        {shown && (
          <Button look="danger-ghost" onClick={() => onChange(null)} disabled={disabled}>
            <Trash2 size={16} aria-hidden />
            إزالة الصورة
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** An address of the chosen file's bytes, given back when another takes its place. */
function usePreview(file: File | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
