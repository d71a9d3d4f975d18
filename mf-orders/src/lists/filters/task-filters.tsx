import { Button } from '@hawiyat/shared/ui';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { messages } from '../lists-messages.ts';
import { Choice } from './filter-fields.tsx';
import { driverFilters } from './tasks-address.ts';

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
