import { chakra, Flex } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { pictureAccept } from '../../contract/core/picture.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { type PictureChoice, usePicture } from '../../lib/use-picture.ts';
import { Button } from '../button.tsx';
import { useField } from '../field.tsx';
import { FileButton } from './file-button.tsx';
import { messages } from './texts.ts';

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
    '&[data-over]': { borderColor: 'focus', bg: 'bg.emphasized' },
    cursor: 'pointer',
  },
});

export interface PictureInputProps extends PictureChoice {
  alt: string;
  disabled?: boolean | undefined;
}

/** Goes inside a `Field`. */
export function PictureInput({ alt, disabled, ...choice }: PictureInputProps) {
  const wires = useField();
  const { shown, choose, take } = usePicture(choice);
  const { over, zone } = useFileDrop(take, disabled);
  const id = useId();
  const inputId = wires.id ?? id;
  return (
    <Flex align="center" gap="4" {...zone}>
      {/* For the mouse; keys have the button. */}
      <Frame data-over={over || undefined} onClick={() => document.getElementById(inputId)?.click()}>
        {shown ? <img src={shown} alt={alt} /> : <ImageUp size={24} aria-hidden />}
      </Frame>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
        <FileButton {...wires} id={inputId} accept={pictureAccept} onChange={choose} disabled={disabled}>
          {shown ? messages.picture.change : messages.picture.choose}
        </FileButton>
        {shown && (
          <Button
            variant="ghost"
            colorPalette="danger"
            onClick={() => choice.onChange(null)}
            disabled={disabled}
          >
            <Trash2 size={16} aria-hidden />
            {messages.picture.remove}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
