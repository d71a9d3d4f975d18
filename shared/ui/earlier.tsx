/** Names that the next host release no longer has; remotes that are live import them. */
import type { SystemStyleObject } from '@chakra-ui/react';
import { Alert, type AlertProps } from './alert.tsx';
import type { BadgeColor } from './badge.tsx';
import { Stat, type StatProps } from './stat.tsx';
import { button } from './theme/recipes/button.ts';

export { Input as TextInput } from './input.tsx';
export { NativeSelect as SelectInput } from './native-select.tsx';
export { Progress as ProgressBar } from './progress.tsx';
export { SkipNavLink as SkipLink } from './skip-nav-link.tsx';
export { StatGroup as Metrics } from './stat.tsx';
export type Tone = BadgeColor;

type BannerProps = Omit<AlertProps, 'status'> & { tone: 'danger' | 'success' | 'warning' | 'info' };
export const Banner = ({ tone, ...rest }: BannerProps) => (
  <Alert status={tone === 'danger' ? 'error' : tone} {...rest} />
);

type MetricProps = Omit<StatProps, 'color'> & { tone?: StatProps['color'] };
export const Metric = ({ tone, ...rest }: MetricProps) => <Stat color={tone} {...rest} />;

export const smallButton = (look: 'outline' | 'ghost' | 'danger-ghost'): SystemStyleObject => ({
  ...button.base,
  ...button.variants?.variant[look === 'outline' ? look : 'ghost'],
  ...button.variants?.size.sm,
  ...(look === 'danger-ghost' && { colorPalette: 'danger' }),
});
