import type { ComponentType, ReactElement } from 'react';
import type { CustomContainerComponent, CustomItemComponent } from 'virtua';
import type { Column, Listed } from './column.ts';
import type { RowMarks } from './row-marks.ts';
import type { Selectable } from './selection.ts';

export interface RowSource {
  readonly total: number;
  /** `VirtualRows` of a list that may be long, with rows of one height; without it all are as high as their contents. */
  readonly virtual?: ComponentType<ListRowsProps>;
  /** Of the query whose rows are shown; another one reports its visible range at once. */
  readonly queryKey?: string | null;
  readonly onVisibleRange?: (range: { readonly first: number; readonly last: number }) => void;
  readonly onScroll?: () => void;
}

export interface ShownRows<Row extends Listed> extends RowSource {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  rowAt(position: number): Row | undefined;
  readonly marks?: RowMarks;
  readonly select?: Selectable<Row> | undefined;
}

export interface ListRowsProps {
  readonly source: RowSource;
  readonly perRow: number;
  readonly as: CustomContainerComponent;
  readonly item: CustomItemComponent;
  /** In rem; measured by default. */
  readonly rowHeight?: number | undefined;
  readonly virtualFrom?: number | undefined;
  readonly children: (index: number) => ReactElement;
}

const shortList = 50;

/** A short list renders all rows: no measuring, and the browser finds every word. */
export function ListRows(props: ListRowsProps) {
  const { total, virtual } = props.source;
  const Rows = (total > (props.virtualFrom ?? shortList) && virtual) || AllRows;
  return <Rows {...props} />;
}

const AllRows = ({ source, perRow, as: Container, item: Item, children }: ListRowsProps) => (
  <Container style={{}}>
    {Array.from({ length: Math.ceil(source.total / perRow) }, (_, index) => (
      <Item key={index} index={index} style={{}}>
        {children(index)}
      </Item>
    ))}
  </Container>
);
