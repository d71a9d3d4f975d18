import { Box, chakra, Text } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

const List = chakra('ul', {
  base: {
    '& > li': { px: '3', py: '2', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

export interface ImportListProps {
  label: string;
  more: string | null;
  /** A short list does not scroll, so the Tab key skips it. */
  isShort?: boolean;
  children: ReactNode;
}

export function ImportList({ label, more, isShort = false, children }: ImportListProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      {...(!isShort && { tabIndex: 0, maxH: '14rem', overflowY: 'auto' })}
      borderWidth="1px"
      borderRadius="lg"
    >
      <List>{children}</List>
      {more && (
        <Text px="3" py="2" borderTopWidth="1px" color="fg.muted">
          {more}
        </Text>
      )}
    </Box>
  );
}
