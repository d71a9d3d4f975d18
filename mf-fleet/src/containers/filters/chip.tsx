import { count as formatCount } from '@hawiyat/shared/locale/numbers';
import type { ReactNode } from 'react';

interface ChipProps {
  pressed: boolean;
  count?: number | undefined;
  title?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

export function Chip({ pressed, count, title, onPress, children }: ChipProps) {
  return (
    <button type="button" data-chip="" aria-pressed={pressed} title={title} onClick={onPress}>
      {children}
      {count !== undefined && <b>{formatCount(count)}</b>}
    </button>
  );
}
