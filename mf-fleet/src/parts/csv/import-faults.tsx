import type { ImportReport } from '@hawiyat/shared/contract/csv';
import { Box, chakra, Ltr, Text } from '@hawiyat/shared/ui';
import { messages } from './csv-messages.ts';

/** More than these nobody reads here: the file of the rejected rows has them all. */
const mostShown = 50;

const List = chakra('ul', {
  base: {
    '& > li': { px: '3', py: '2', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

/** Why rows are left out; a long list scrolls inside. */
export function ImportFaults({ faults }: Pick<ImportReport, 'faults'>) {
  const others = faults.length - mostShown;
  return (
    <Box
      role="group"
      aria-label={messages.faults}
      tabIndex={0}
      maxH="14rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="lg"
    >
      <List>
        {faults.slice(0, mostShown).map(({ line, field, reason }) => (
          <li key={`${line} ${field}`}>
            {messages.line} <Ltr>{line}</Ltr>، {messages.field} {field}: {reason}
          </li>
        ))}
      </List>
      {others > 0 && (
        <Text px="3" py="2" borderTopWidth="1px" color="fg.muted">
          {messages.others(others)}
        </Text>
      )}
    </Box>
  );
}
