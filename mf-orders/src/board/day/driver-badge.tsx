import { count } from '@hawiyat/shared/locale/numbers';
import { chakra } from '@hawiyat/shared/ui';
import { type DriverMark, markStyles } from './driver-mark.ts';

const Mark = chakra('span', { base: markStyles });

export const DriverBadge = ({ mark, place }: { mark: DriverMark; place?: number | '✓' }) => (
  <Mark aria-hidden="true" data-shape={mark.shape} style={{ '--mark': mark.color } as React.CSSProperties}>
    {typeof place === 'number' ? count(place) : place}
  </Mark>
);
