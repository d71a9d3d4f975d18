import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { button } from '../theme/recipes/button.ts';

const Looks = chakra(
  'label',
  {
    ...button,
    base: {
      ...button.base,
      position: 'relative',
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.6' },
    },
  },
  { defaultProps: { variant: 'outline' } },
);

export const FileButton = ({ children, ...input }: ComponentProps<'input'>) => (
  <Looks>
    <VisuallyHidden asChild>
      <input {...input} type="file" />
    </VisuallyHidden>
    {children}
  </Looks>
);
