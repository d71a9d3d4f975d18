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
    // The search, and a third choice.
    '& > :nth-child(1), & > :nth-child(4):nth-last-child(2)': { gridColumn: '1 / -1' },
    '& button': { borderColor: 'border.control' },
    // «All» is a choice too, and must not look disabled; what narrows the list stands out.
    '& select:has(> option[value=""]:checked)': { color: 'fg' },
    '& [data-narrows] select': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
    '& > [data-sort]': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      '& > span': { color: 'fg.muted', whiteSpace: 'nowrap' },
      '& > div': { flex: '1' },
      '& > button': { px: { base: '2.5', md: '4' }, ms: { base: 'auto', md: '0' } },
    },
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
    <Box w={{ md: '40' }} minW="0" {...(all && value && { 'data-narrows': '' })}>
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

export interface SortProps<Field extends string> {
  field: Field;
  /** More than one is a choice. */
  fields: readonly Field[];
  order: 'asc' | 'desc';
  onChange: (change: { sort: string } | { order: 'asc' | 'desc' }) => void;
}

/** Says that it sorts, by what, and in which direction. */
export function Sort<Field extends keyof typeof messages.sortFields>({
  field,
  fields,
  order,
  onChange,
}: SortProps<Field>) {
  const by = messages.sortFields[field === 'match' ? 'deliveryDate' : field];
  const isAscending = order === 'asc';
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div data-sort="">
      <span aria-hidden={fields.length > 1}>
        {fields.length > 1 ? messages.sortBy : messages.sortedBy(by)}
      </span>
      {fields.length > 1 && (
        <Choice
          label={messages.sortBy}
          value={field}
          options={fields}
          labels={messages.sortFields}
          onChange={(sort) => onChange({ sort })}
        />
      )}
      <Button
        variant="outline"
        aria-label={isAscending ? messages.turnToDescending(by) : messages.turnToAscending(by)}
        onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
      >
        <Icon size={16} aria-hidden />
        {isAscending ? messages.ascending : messages.descending}
      </Button>
    </div>
  );
}
