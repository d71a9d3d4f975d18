import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Button, Flex } from '@hawiyat/shared/ui';
import { SearchInput, SegmentedFilter } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { messages } from './containers-messages.ts';
import { $filter, openDialog, setFilter } from './containers-store.ts';

/** The specification's four tabs; reserved containers have none and show under «الكل». */
const tabs = [
  { value: 'all', label: messages.all },
  { value: 'available', label: statusLabel.available },
  { value: 'rented', label: statusLabel.rented },
  { value: 'maintenance', label: statusLabel.maintenance },
] as const;

/** What stands above the list: which containers to see, and the way to a new one. */
export function ContainersToolbar() {
  const { status, text } = useStore($filter);
  return (
    <Flex gap="3" direction={{ base: 'column', md: 'row' }} wrap="wrap" align={{ md: 'center' }}>
      <SegmentedFilter
        label={messages.filter}
        value={status === 'reserved' ? 'all' : status}
        options={tabs}
        onChange={(value) => setFilter({ status: value })}
      />
      <SearchInput label={messages.search} value={text} onChange={(typed) => setFilter({ text: typed })} />
      <Button ms={{ md: 'auto' }} order={{ base: -1, md: 0 }} onClick={() => openDialog({ kind: 'add' })}>
        <Plus size={18} aria-hidden />
        {messages.add}
      </Button>
    </Flex>
  );
}
