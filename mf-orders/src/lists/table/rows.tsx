import { pageLength } from '@hawiyat/shared/query';
import type { Column } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { messages } from '../lists-messages.ts';
import type { ListState, LiveList } from '../live/live-list.ts';
import type { Select } from '../selection/select.ts';
import type { RowsProps, VirtualRows } from './virtual-rows.tsx';

/** Of a list whose rows are not selected. */
export const $never = atom(false);

export const NewMark = () => <span data-new="">{messages.isNew}</span>;

export interface LoadedListProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly list: Pick<LiveList<never, never>, 'setVisibleRange'>;
  readonly now: ListState<Row> & { readonly total: number };
  /** Present where rows can be selected. */
  readonly select?: Select<Row> | undefined;
}

/** Most lists are short, so virtualization is a chunk of its own; null until it has loaded. */
export const $virtualRows = atom<typeof VirtualRows | null>(null);

/** Milliseconds before another attempt. */
const pause = 3_000;

/**
 * Retries until it succeeds: without it, rows beyond the first page cannot be reached.
 * @returns a function that stops retrying
 */
export function ensureVirtualRows(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    import(/* webpackChunkName: "virtual-rows" */ './virtual-rows.tsx').then(
      (result) => $virtualRows.set(result.VirtualRows),
      (error: unknown) => {
        console.warn('Row virtualization could not be loaded', error);
        timer = setTimeout(load, pause);
      },
    );
  };
  if ($virtualRows.get() === null) load();
  return () => clearTimeout(timer);
}

/** Rows of a long list to show while virtualization loads. */
const meanwhile = 30;

export function Rows(props: RowsProps) {
  const Virtual = useStore($virtualRows);
  const isLong = props.now.total > pageLength;
  useEffect(() => (isLong ? ensureVirtualRows() : undefined), [isLong]);
  return isLong && Virtual ? <Virtual {...props} /> : <AllRows {...props} />;
}

function AllRows({ now, perRow, as: Container, item: Item, children }: RowsProps) {
  const drawn = now.total > pageLength ? meanwhile : now.total;
  return (
    <Container style={{}}>
      {Array.from({ length: Math.ceil(drawn / perRow) }, (_, index) => (
        <Item key={index} index={index} style={{}}>
          {children(index)}
        </Item>
      ))}
    </Container>
  );
}
