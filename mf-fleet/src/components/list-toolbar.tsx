import { Flex } from '@hawiyat/shared/ui';
import { SearchInput } from '@hawiyat/shared/ui/data';
import type { ReactNode } from 'react';

export interface ListToolbarProps {
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Actions on the whole list, the main one last. */
  actions: ReactNode;
  children: ReactNode;
}

/** On phones the main action is above the search, in the thumb's reach. */
export function ListToolbar({ search, actions, children }: ListToolbarProps) {
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <SearchInput {...search} />
        <Flex gap="2" wrap="wrap" order={{ base: -1, md: 0 }} ms={{ md: 'auto' }}>
          {actions}
        </Flex>
      </Flex>
      <Flex
        gap="3"
        direction={{ base: 'column', md: 'row' }}
        wrap={{ md: 'wrap' }}
        align={{ md: 'center' }}
        justify="space-between"
      >
        {children}
      </Flex>
    </Flex>
  );
}
