import { defineRecipe } from '@chakra-ui/react';

/** Targets are 44 px on small screens. */
export const button = defineRecipe({
  base: {
    colorPalette: 'brand',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'title',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
    },
    colorPalette: { danger: { colorPalette: 'danger' } },
    size: { sm: { h: { base: '11', md: '9' }, px: '3' }, md: { h: { base: '11', md: '10' }, px: '4' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
