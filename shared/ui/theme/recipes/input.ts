import { defineRecipe } from '@chakra-ui/react';

/** 16 px on small screens, or iOS zooms into the field. */
export const input = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    h: { base: '11', md: '10' },
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: 'title',
    textOverflow: 'ellipsis',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '0', borderColor: 'focus' },
    _invalid: { borderColor: 'danger.fg', _focusVisible: { outlineColor: 'danger.fg' } },
    _disabled: { opacity: '0.6', cursor: 'not-allowed', bg: 'bg.muted' },
    // Left-to-right text is aligned like every Arabic field.
    '&[dir=ltr]': { textAlign: 'right' },
  },
});
