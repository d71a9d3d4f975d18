import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Box, Button, chakra, Flex } from '@hawiyat/shared/ui';
import { SegmentedFilter, TextInput } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { Plus, Search } from 'lucide-react';
import { messages } from './containers-messages.ts';
import { $filter, openDialog, setFilter } from './containers-store.ts';

/** The specification's four tabs; reserved containers have none and show under «الكل». */
const tabs = [
  { value: 'all', label: messages.all },
  { value: 'available', label: statusLabel.available },
  { value: 'rented', label: statusLabel.rented },
  { value: 'maintenance', label: statusLabel.maintenance },
] as const;

const Loupe = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

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
      <Box position="relative" flex={{ md: '1' }} minW={{ md: '56' }} maxW={{ md: 'sm' }}>
        <TextInput
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={text}
          maxLength={100}
          ps="10"
          onChange={(event) => setFilter({ text: event.target.value })}
        />
        <Loupe aria-hidden>
          <Search size={16} />
        </Loupe>
      </Box>
      <Button ms={{ md: 'auto' }} order={{ base: -1, md: 0 }} onClick={() => openDialog({ kind: 'add' })}>
        <Plus size={18} aria-hidden />
        {messages.add}
      </Button>
    </Flex>
  );
}
