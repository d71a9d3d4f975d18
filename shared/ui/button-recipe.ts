import { defineRecipe, defineStyle, type SystemStyleObject } from '@chakra-ui/react';

const base = defineStyle({
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
});

const look = {
  solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
  outline: {
    bg: 'bg.panel',
    color: 'brand.fg',
    borderColor: 'border.emphasized',
    _hover: { bg: 'bg.muted' },
  },
  ghost: { color: 'brand.fg', _hover: { bg: 'bg.muted' } },
  danger: { bg: 'danger.solid', color: 'white', _hover: { bg: 'danger.hover' } },
  'danger-ghost': { color: 'danger.fg', _hover: { bg: 'danger.subtle' } },
};

const size = {
  sm: { h: { base: '11', md: '9' }, px: '3' },
  md: { h: { base: '11', md: '10' }, px: '4' },
};

/** Targets are 44 px on small screens. */
export const buttonRecipe = defineRecipe({
  base,
  variants: { look, size },
  defaultVariants: { look: 'solid', size: 'md' },
});

/** A small button as plain styles, for long lists, where one style per button takes longest. */
export const smallButton = (variant: keyof typeof look): SystemStyleObject => ({
  ...base,
  ...look[variant],
  ...size.sm,
});

export const iconButtonRecipe = defineRecipe({
  base,
  variants: {
    look,
    size: {
      sm: { boxSize: { base: '11', md: '9' } },
      md: { boxSize: { base: '11', md: '10' } },
    },
  },
  defaultVariants: { look: 'ghost', size: 'md' },
});
