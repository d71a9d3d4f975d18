import { chakra } from '@chakra-ui/react';

/** Shapes in a square of 8 px: who does not tell two colors apart tells these. */
const shapes = {
  dash: 'inset(3px 0 round 1px)',
  dot: 'circle(50%)',
  arrow: 'polygon(100% 0, 100% 100%, 0 50%)',
  ring: 'path(evenodd, "M4 0a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4 2a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z")',
  bars: 'path("M0.5 0h2.5v8h-2.5ZM5 0h2.5v8h-2.5Z")',
  hourglass: 'polygon(0 0, 100% 0, 50% 50%, 100% 100%, 0 100%, 50% 50%)',
  diamond: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
};

const tone = (name: string, shape: keyof typeof shapes) => ({
  bg: `${name}.subtle`,
  color: `${name}.fg`,
  '--shape': shapes[shape],
});

/** A status in one word. */
export const Badge = chakra('span', {
  base: {
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
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted', '--shape': shapes.dash },
      accent: tone('accent', 'arrow'),
      success: tone('success', 'dot'),
      warning: tone('warning', 'hourglass'),
      danger: tone('danger', 'diamond'),
      info: tone('info', 'ring'),
      paused: tone('paused', 'bars'),
    },
    /** Shows the tone's shape, too, for states that are compared. */
    shaped: {
      true: {
        _before: { content: '""', boxSize: '2', bg: 'currentColor', clipPath: 'var(--shape)' },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'paused';
