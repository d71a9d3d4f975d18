import { useMedia } from '@hawiyat/shared/ui';
import { ResponsivePie } from '@nivo/pie';

/** Of the two small parts, because the three colors are one gray to some people; the legend has them, too. */
const patterns = [
  {
    ...{ id: 'donut-current', type: 'patternLines', rotation: -45, spacing: 6, lineWidth: 1.5 },
    ...{ background: 'var(--hw-colors-accent-graphic)', color: 'var(--hw-colors-bg-panel)' },
  },
  {
    ...{ id: 'donut-canceled', type: 'patternDots', size: 2, padding: 2, stagger: true },
    ...{ background: 'var(--hw-colors-border-control)', color: 'var(--hw-colors-bg-panel)' },
  },
];
const patterned = ['current', 'canceled'].map((name) => ({
  id: `donut-${name}`,
  match: ({ id }: { id: unknown }) => id === name,
}));

export interface DonutChartProps {
  current: number;
  completed: number;
  canceled: number;
}

export function DonutChart({ current, completed, canceled }: DonutChartProps) {
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)');
  const segments = [
    { id: 'current', value: current, color: 'var(--hw-colors-accent-graphic)' },
    { id: 'completed', value: completed, color: 'var(--hw-colors-success-graphic)' },
    { id: 'canceled', value: canceled, color: 'var(--hw-colors-border-control)' },
  ].filter((segment) => segment.value > 0);
  const shown =
    segments.length > 0 ? segments : [{ id: 'none', value: 1, color: 'var(--hw-colors-bg-emphasized)' }];
  return (
    <ResponsivePie
      data={shown}
      colors={{ datum: 'data.color' }}
      defs={patterns}
      fill={patterned}
      innerRadius={0.74}
      // One segment alone fills the whole circle, without a gap.
      padAngle={shown.length > 1 ? 2 : 0}
      cornerRadius={shown.length > 1 ? 6 : 0}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={!reducesMotion}
      role="presentation"
    />
  );
}
