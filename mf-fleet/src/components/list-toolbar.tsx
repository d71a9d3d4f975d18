import { Flex } from '@hawiyat/shared/ui';
import { SearchInput } from '@hawiyat/shared/ui/extra';
import type { ReactNode } from 'react';

export interface ListToolbarProps {
  search: { label: string; value: string; onChange: (text: string) => void };
  /** What can be done with the whole list, the main one last. */
  actions: ReactNode;
  /** What narrows or orders it. */
  children: ReactNode;
}

/** What stands above a list. On phones the main action is at the thumb's first reach, above the search. */
export function ListToolbar({ search, actions, children }: ListToolbarProps) {
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <SearchInput {...search} />
        <Flex gap="2" order={{ base: -1, md: 0 }} ms={{ md: 'auto' }}>
          {actions}
        </Flex>
      </Flex>
      <Flex
        gap="3"
        direction={{ base: 'column', md: 'row' }}
        wrap="wrap"
        align={{ md: 'center' }}
        justify="space-between"
      >
        {children}
      </Flex>
    </Flex>
  );
}
