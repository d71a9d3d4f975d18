import type { ReactElement } from 'react';
import type { CustomContainerComponent, CustomItemComponent } from 'virtua';
import type { LiveList } from './live-list.ts';

/** What draws a list line by line needs, whether all of them or those that can be seen. */
export interface LinesProps {
  readonly list: Pick<LiveList<never, never>, 'see'>;
  readonly now: { readonly question: string | null; readonly total: number };
  /** How many rows stand beside each other. */
  readonly perLine: number;
  /** What the lines stand in, and what each of them is. */
  readonly as: CustomContainerComponent;
  readonly item: CustomItemComponent;
  /** Root ems: every line's. */
  readonly lineHeight: number;
  readonly children: (line: number) => ReactElement;
}
