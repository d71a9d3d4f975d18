import { Box, Button, chakra, NativeSelect } from '@hawiyat/shared/ui';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { messages } from '../lists-messages.ts';
import { driverFilters } from './orders-address.ts';

export const FilterBar = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :nth-child(1)': { gridColumn: '1 / -1' },
    '& > button': { borderColor: 'border.control' },
    // Two beside each other on the narrowest phones still show their whole text.
    '& select': { mdDown: { ps: '2.5', pe: '8' } },
  },
});

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** The option that clears the filter; a sort has none. */
  all?: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  onChange: (value: string) => void;
}

export function Choice<Value extends string>({
  label,
  value,
  all,
  options,
  labels,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Box w={{ md: '44' }} minW="0">
      <NativeSelect aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {all && <option value="">{all}</option>}
        {options.map((item) => (
          <option key={item} value={item}>
            {labels[item]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const labels = { assigned: messages.assignedOnly, unassigned: messages.unassigned };

export interface DriverChoiceProps {
  value: (typeof driverFilters)[number] | undefined;
  onChange: (value: string) => void;
}

export function DriverChoice(props: DriverChoiceProps) {
  return (
    <Choice
      label={messages.driver}
      all={messages.allDrivers}
      options={driverFilters}
      labels={labels}
      {...props}
    />
  );
}

export interface SortDirectionProps {
  by: string;
  /** Shows the field on the button where no select beside it does. */
  named?: boolean;
  order: 'asc' | 'desc';
  onChange: (order: 'asc' | 'desc') => void;
}

export function SortDirection({ by, named = false, order, onChange }: SortDirectionProps) {
  const ascending = order === 'asc';
  const direction = ascending ? messages.ascending : messages.descending;
  return (
    <Button
      variant="outline"
      aria-label={ascending ? messages.turnToDescending(by) : messages.turnToAscending(by)}
      onClick={() => onChange(ascending ? 'desc' : 'asc')}
    >
      {ascending ? (
        <ArrowUpNarrowWide size={16} aria-hidden />
      ) : (
        <ArrowDownWideNarrow size={16} aria-hidden />
      )}
      {named ? `${by}: ${direction}` : direction}
    </Button>
  );
}
