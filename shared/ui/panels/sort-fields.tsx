import { chakra } from '@chakra-ui/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Button } from '../button.tsx';
import { FilterSelect } from './filter-select.tsx';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', gap: '2', '& > :first-child': { flex: '1' } },
});

export interface SortFieldsProps<Field extends string> {
  label: string;
  field: Field;
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  onField: (field: Field) => void;
  direction?: {
    readonly order: 'asc' | 'desc';
    readonly text: string;
    /** Accessible name: what is, and what a press does. */
    readonly label: string;
    readonly onTurn: () => void;
  };
}

export function SortFields<Field extends string>(props: SortFieldsProps<Field>) {
  const { label, field, fields, labels, onField, direction } = props;
  const Arrow = direction?.order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Line>
      {fields.length > 1 ? (
        <FilterSelect {...{ label, labels }} value={field} options={fields} onChange={onField} />
      ) : (
        <span>{`${label} ${labels[field]}`}</span>
      )}
      {direction && (
        <Button variant="outline" aria-label={direction.label} onClick={direction.onTurn}>
          <Arrow size={16} aria-hidden />
          {direction.text}
        </Button>
      )}
    </Line>
  );
}
