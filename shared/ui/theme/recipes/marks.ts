import { defineRecipe } from '@chakra-ui/react';
import { forcedEdge } from '../forced-edge.ts';

export const skeleton = defineRecipe({
  base: {
    bg: 'bg.emphasized/70',
    borderRadius: 'md',
    minH: '3',
    ...forcedEdge,
    animation: 'pulse 1600ms ease-in-out infinite',
  },
});

export const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    flexShrink: '0',
    boxSize: '4',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

export const skipNavLink = defineRecipe({
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    boxShadow: 'lg',
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      boxSize: '1px',
      p: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

export const kbd = defineRecipe({
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: 'xs',
  },
});
