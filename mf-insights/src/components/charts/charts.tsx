import { chakra } from '@hawiyat/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { BarChart } from './bar-chart.tsx';
import { ChartBox, type ChartBoxProps } from './chart-box.tsx';
import { DonutChart } from './donut-chart.tsx';

const charts = { BarChart, DonutChart };

/** As wide as its box on paper, too. */
const Drawing = chakra('div', {
  base: { h: 'full', '@media print': { '& svg[viewBox]': { w: 'full', h: 'auto', maxH: 'full' } } },
});

export interface ChartsProps extends Omit<ChartBoxProps, 'children'> {
  children: (kinds: typeof charts) => ReactNode;
}

/** The charts weigh more than the rest of the dashboard, so they load after the figures. */
export function Charts({ children, ...frame }: ChartsProps) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A chart has the pixels of the screen, and the browser measures nothing before it prints.
    const scale = ({ type }: Event) => {
      for (const svg of drawing.current?.querySelectorAll('svg') ?? []) {
        const { width, height } = svg;
        if (type === 'afterprint') svg.removeAttribute('viewBox');
        else svg.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`);
      }
    };
    addEventListener('beforeprint', scale);
    addEventListener('afterprint', scale);
    return () => {
      removeEventListener('beforeprint', scale);
      removeEventListener('afterprint', scale);
    };
  }, []);
  return (
    <ChartBox {...frame}>
      <Drawing ref={drawing}>{children(charts)}</Drawing>
    </ChartBox>
  );
}
