import { useMedia } from '@hawiyat/shared/ui';
import { ResponsivePie } from '@nivo/pie';

export interface RingPlotProps {
  current: number;
  completed: number;
}

/** The ring of current against completed orders; without any, an empty ring. */
export function RingPlot({ current, completed }: RingPlotProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const parts = [
    { id: 'current', value: current, colour: 'var(--hw-colors-accent-graphic)' },
    { id: 'completed', value: completed, colour: 'var(--hw-colors-success-graphic)' },
  ].filter((item) => item.value > 0);
  const shown =
    parts.length > 0 ? parts : [{ id: 'none', value: 1, colour: 'var(--hw-colors-bg-emphasized)' }];
  return (
    <ResponsivePie
      data={shown}
      colors={{ datum: 'data.colour' }}
      innerRadius={0.74}
      // A single part is a whole ring, without the gap between two.
      padAngle={shown.length > 1 ? 2 : 0}
      cornerRadius={shown.length > 1 ? 6 : 0}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={!still}
      role="presentation"
    />
  );
}
