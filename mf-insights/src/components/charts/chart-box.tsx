import { Box } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

export interface ChartBoxProps {
  /** Replaces the drawing for screen readers. */
  label: string;
  height: string;
  grows?: boolean | undefined;
  children: ReactNode;
}

/** One size before, during and after loading, so that nothing moves. */
export function ChartBox({ label, height, grows = false, children }: ChartBoxProps) {
  // SVG text inherits its direction and flips in RTL; the drawing is mirrored by the order of its data instead.
  return (
    <Box
      role="img"
      aria-label={label}
      dir="ltr"
      flex={grows ? '1' : 'none'}
      minH={height}
      position="relative"
    >
      <Box position="absolute" inset="0">
        {children}
      </Box>
    </Box>
  );
}
