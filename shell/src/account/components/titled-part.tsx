import { Button, SimpleGrid } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Part } from './settings.styles.ts';

interface TitledPartProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

export const TitledPart = ({ title, about, children }: TitledPartProps) => (
  <Part>
    <header>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
    </header>
    {children}
  </Part>
);

export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} alignItems="start" gap="4">
    {children}
  </SimpleGrid>
);

export const PartError = (error: { id?: string; children: ReactNode }) => (
  <p {...error} role="alert" data-wrong="" />
);

interface RowsPartProps<Row> extends Omit<TitledPartProps, 'children'> {
  rows: readonly Row[];
  most: number;
  error: string | undefined;
  add: string;
  onAdd: (key: string) => void;
  onRemove: (rest: Row[], removed: Row) => void;
  children: (at: number, remove: () => void) => ReactNode;
}

export function RowsPart<Row extends { readonly key: string }>(props: RowsPartProps<Row>) {
  const { rows, error, add, onRemove, children, ...part } = props;
  const added = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (at: number, row: Row) => {
    onRemove(rows.toSpliced(at, 1), row);
    addButton.current?.focus();
  };
  return (
    <TitledPart title={part.title} about={part.about}>
      {rows.map((row, at) => (
        <Fragment key={row.key}>{children(at, () => remove(at, row))}</Fragment>
      ))}
      {error && <PartError>{error}</PartError>}
      <div data-row="">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          disabled={rows.length >= part.most}
          onClick={() => {
            added.current += 1;
            part.onAdd(`added-${added.current}`);
          }}
        >
          <Plus size={16} aria-hidden />
          {add}
        </Button>
      </div>
    </TitledPart>
  );
}
