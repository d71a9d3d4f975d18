import { count } from '@hawiyat/shared/locale/numbers';
import { chakra } from '@hawiyat/shared/ui';
import type { DriverMark } from './driver-mark.ts';

export const markStyles = {
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '6',
  color: '#FFFFFF',
  fontSize: 'xs',
  fontWeight: 'semibold',
  lineHeight: '1',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    borderWidth: '2px',
    borderColor: '#FFFFFF',
    borderRadius: 'full',
    bg: 'var(--mark)',
    boxShadow: 'sm',
  },
  '&[data-shape=square]::before': { borderRadius: '4px' },
  '&[data-shape=diamond]::before': { inset: '1.5px', borderRadius: '3px', rotate: '45deg' },
} as const;

const Mark = chakra('span', { base: markStyles });

export function DriverBadge({ mark, place }: { mark: DriverMark; place?: number | '✓' }) {
  return (
    <Mark aria-hidden="true" data-shape={mark.shape} style={{ '--mark': mark.color } as React.CSSProperties}>
      {typeof place === 'number' ? count(place) : place}
    </Mark>
  );
}
