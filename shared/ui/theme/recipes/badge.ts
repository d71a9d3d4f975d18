import { defineRecipe } from '@chakra-ui/react';
import { forcedEdge } from '../forced-edge.ts';

/** Shapes in a square of 8 px, for people who cannot tell the colors apart. */
const shapes = {
  dash: 'inset(3px 0 round 1px)',
  dot: 'circle(50%)',
  arrow: 'polygon(100% 0, 100% 100%, 0 50%)',
  ring: 'path(evenodd, "M4 0a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4 2a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z")',
  bars: 'path("M0.5 0h2.5v8h-2.5ZM5 0h2.5v8h-2.5Z")',
  hourglass: 'polygon(0 0, 100% 0, 50% 50%, 100% 100%, 0 100%, 50% 50%)',
  diamond: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
};

const subtle = (name: string, shape: keyof typeof shapes) => ({
  bg: `${name}.subtle`,
  color: `${name}.fg`,
  '--shape': shapes[shape],
});

export const badge = defineRecipe({
  base: {
    bg: 'bg.muted',
    color: 'fg.muted',
    '--shape': shapes.dash,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'body',
    whiteSpace: 'nowrap',
    ...forcedEdge,
  },
  variants: {
    colorPalette: {
      neutral: {},
      accent: subtle('accent', 'arrow'),
      success: subtle('success', 'dot'),
      warning: subtle('warning', 'hourglass'),
      danger: subtle('danger', 'diamond'),
      info: subtle('info', 'ring'),
      paused: subtle('paused', 'bars'),
    },
    shaped: {
      true: {
        _before: {
          content: '""',
          boxSize: '2',
          bg: 'currentColor',
          clipPath: 'var(--shape)',
          _highContrast: { bg: 'CanvasText' },
        },
      },
    },
  },
});
