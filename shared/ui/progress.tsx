import { chakra } from '@chakra-ui/react';
import { forcedEdge } from './theme/forced-edge.ts';

const Bar = chakra('div', {
  base: {
    h: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    ...forcedEdge,
    '& > *': { display: 'block', h: 'full', borderRadius: 'full', bg: 'success.solid' },
  },
});

/** @param value 0 to 100 @param label for screen readers: «نسبة الإنجاز 87 بالمئة» */
export function Progress({ value, label }: { value: number; label: string }) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <Bar role="img" aria-label={label}>
      <span data-graphic="" style={{ width: `${share}%` }} />
    </Bar>
  );
}
