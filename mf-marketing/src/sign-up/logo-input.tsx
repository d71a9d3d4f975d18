import { pictureAccept } from '@hawiyat/shared/contract/core/picture';
import { useFileDrop } from '@hawiyat/shared/lib/use-file-drop';
import { usePicture } from '@hawiyat/shared/lib/use-picture';
import { Button, Center, Flex, Input } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { formTexts } from '../texts/sign-up.ts';
import { act } from './lazy-registration.ts';
import { $logo } from './sign-up-state.ts';

/** The native file input lies invisibly over the button. */
const invisible = { position: 'absolute', inset: '0', h: 'full', opacity: '0', cursor: 'inherit' } as const;
const focusRing = {
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
};

const chooseLogo = (logo: File | null) => act((registration) => registration.chooseLogo(logo));
const rejectLogo = (message: string) => act((registration) => registration.rejectLogo(message));

/** Not the kit's picture input, whose lazy chunk is a third of this page's size. */
export function LogoInput() {
  const logo = useStore($logo);
  const { shown, choose, take } = usePicture({ value: logo, onChange: chooseLogo, onReject: rejectLogo });
  const { over, zone } = useFileDrop(take);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex align="center" gap="4" {...zone}>
      {/* For the mouse; keys have the button. */}
      <Center
        cursor="pointer"
        onClick={() => input.current?.click()}
        boxSize="20"
        flexShrink="0"
        overflow="hidden"
        borderWidth="1px"
        borderStyle={shown ? 'solid' : 'dashed'}
        borderColor={over ? 'focus' : shown ? 'border' : 'border.control'}
        borderRadius="xl"
        bg="bg.muted"
        color="fg.muted"
        css={{ '& > img': { boxSize: 'full', objectFit: 'contain' } }}
      >
        {shown ? <img src={shown} alt={formTexts.logoPreview} /> : <ImageUp size={24} aria-hidden />}
      </Center>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
        <Button as="label" variant="outline" position="relative" overflow="hidden" css={focusRing}>
          <Input
            ref={input}
            type="file"
            name="logo"
            accept={pictureAccept}
            onChange={choose}
            {...invisible}
          />
          {shown ? formTexts.logoChange : formTexts.logoChoose}
        </Button>
        {shown && (
          <Button variant="ghost" colorPalette="danger" onClick={() => chooseLogo(null)}>
            {formTexts.logoRemove}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
