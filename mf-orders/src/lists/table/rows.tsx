import { pageLength } from '@hawiyat/shared/query';
import type { Column } from '@hawiyat/shared/ui/data';
import { messages } from '../lists-messages.ts';
import type { ListState, LiveList } from '../live/live-list.ts';
import type { Select } from '../selection/selected-list.ts';
import { type RowsProps, VirtualRows } from './virtual-rows.tsx';

export const NewMark = () => <span data-new="">{messages.isNew}</span>;

export interface LoadedListProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly list: Pick<LiveList<never, never>, 'setVisibleRange'>;
  readonly now: ListState<Row> & { readonly total: number };
  /** Present where rows can be selected. */
  readonly select?: Select<Row> | undefined;
}

/** A short list renders all rows: no measuring, and the browser finds every word. */
export function Rows(props: RowsProps) {
  return props.now.total > pageLength ? <VirtualRows {...props} /> : <AllRows {...props} />;
}

function AllRows({ now, perRow, as: Container, item: Item, children }: RowsProps) {
  return (
    <Container style={{}}>
      {Array.from({ length: Math.ceil(now.total / perRow) }, (_, index) => (
        <Item key={index} index={index} style={{}}>
          {children(index)}
        </Item>
      ))}
    </Container>
  );
}
