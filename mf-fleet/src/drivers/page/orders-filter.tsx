import { driverOrderStates } from '@hawiyat/shared/contract/fleet/drivers';
import { monthName } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Box, Flex, NativeSelect } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { messages } from './driver-detail-messages.ts';
import type { OrdersFilter as Filter } from './driver-detail-store.ts';
import type { OrdersChoice } from './use-orders-filter.ts';

const states = (['all', ...driverOrderStates] as const).map((value) => ({
  value,
  label: messages.states[value],
}));

interface OrdersFilterProps {
  filter: Filter;
  onChange: (choice: OrdersChoice) => void;
}

export function OrdersFilter({ filter: { state, month }, onChange }: OrdersFilterProps) {
  return (
    <Flex gap="3" wrap="wrap" data-print="no">
      <SegmentedFilter
        label={messages.filter}
        value={state ?? 'all'}
        options={states}
        onChange={(value) => onChange({ state: value === 'all' ? '' : value })}
      />
      <Box minW="44" flex={{ base: '1', md: 'none' }}>
        <NativeSelect
          aria-label={messages.month}
          value={month ?? ''}
          onChange={(event) => onChange({ month: event.currentTarget.value })}
        >
          <option value="">{messages.allMonths}</option>
          {monthsAround(today(), month).map((value) => (
            <option key={value} value={value}>
              {monthName(Number(value.slice(5)))} {value.slice(0, 4)}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </Flex>
  );
}

/** Fourteen months back from the next one, and the chosen one. */
function monthsAround(day: string, chosen: string | undefined): string[] {
  const next = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const nameOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const months = Array.from({ length: 14 }, (_, back) => nameOf(next - back));
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen];
}
