import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { Heading, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { messages } from './csv-messages.ts';
import { ImportList } from './import-list.tsx';

const mostShown = 5;

/** Values that look wrong, but are imported. */
export function ImportDoubts({ doubts = [] }: Pick<ImportReport, 'doubts'>) {
  if (doubts.length === 0) return null;
  const others = doubts.length - mostShown;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {messages.doubts}
      </Heading>
      <ImportList isShort label={messages.doubts} more={others > 0 ? messages.otherDoubts(others) : null}>
        {doubts.slice(0, mostShown).map(({ line, field, reason }) => (
          <li key={`${line} ${field}`}>
            {messages.line} <Ltr>{line}</Ltr>، {messages.field} {field}: {reason}
          </li>
        ))}
      </ImportList>
      <Text color="fg.muted">{messages.doubtful}</Text>
    </Stack>
  );
}
