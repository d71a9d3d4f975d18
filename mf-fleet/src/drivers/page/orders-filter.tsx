import * as z from '@hawiyat/shared/contract/core/schema';
import { driverOrderStates } from '@hawiyat/shared/contract/fleet/driver-details';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { monthName } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Box, Flex, NativeSelect } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useEffect } from 'react';
import { messages } from './driver-detail-messages.ts';
import { type OrdersFilter as Filter, filterOrders } from './driver-detail-store.ts';

/** The address of a driver's page. */
const driverQuery = z.object({
  state: z.optional(z.enum(driverOrderStates)),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

/** Empty for all. */
type OrdersChoice = { readonly state?: string; readonly month?: string };

/** The address has the filter, so that «back» from an order restores it. */
export function useOrdersFilter() {
  const [filter, changeFilter] = useQueryState(driverQuery);
  useEffect(() => filterOrders(filter), [filter]);
  const change = (choice: OrdersChoice) => changeFilter(choice, { replace: true });
  return { filter, change };
}

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
