import { availabilities } from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Flex } from '@hawiyat/shared/ui';
import { SearchInput, SegmentedFilter } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { messages } from './drivers-messages.ts';
import { $filter, setFilter } from './drivers-store.ts';

const choices = [
  { value: 'all', label: messages.all } as const,
  ...availabilities.map((value) => ({ value, label: availabilityLabel[value] })),
];

/** What stands above the list: which drivers to see. */
export function DriversToolbar() {
  const { availability, text } = useStore($filter);
  return (
    <Flex gap="3" direction={{ base: 'column', md: 'row' }} wrap="wrap" align={{ md: 'center' }}>
      <SegmentedFilter
        label={messages.filter}
        value={availability}
        options={choices}
        onChange={(value) => setFilter({ availability: value })}
      />
      <SearchInput label={messages.search} value={text} onChange={(typed) => setFilter({ text: typed })} />
    </Flex>
  );
}
