import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Figure = chakra('div', {
  base: {
    minW: '0',
    '& dt': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'xs' },
    '& dd': { m: '0', mt: '1', fontSize: '2xl', fontWeight: 'semibold', lineHeight: 'title' },
  },
});

const Dot = chakra('span', {
  base: { boxSize: '2.5', borderRadius: 'full', flexShrink: '0' },
  variants: {
    tone: {
      current: { bg: 'accent.graphic' },
      completed: { bg: 'success.graphic' },
      total: { bg: 'fg.subtle' },
      brand: { bg: 'focus' },
    },
  },
});

export const Metrics = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', m: '0', '& > *': { flex: '1' } },
});

/** A number with its name. Goes inside `Metrics`. */
export function Metric({
  label,
  tone,
  children,
}: {
  label: string;
  tone?: 'current' | 'completed' | 'total' | 'brand';
  children: ReactNode;
}) {
  return (
    <Figure>
      <dt>
        {tone && <Dot tone={tone} aria-hidden />}
        {label}
      </dt>
      <dd>{children}</dd>
    </Figure>
  );
}
