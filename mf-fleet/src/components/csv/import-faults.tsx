import type { ImportReport } from '@hawiyat/shared/contract/csv';
import { Ltr } from '@hawiyat/shared/ui';
import { messages } from './csv-messages.ts';
import { ImportList } from './import-list.tsx';

/** The file of rejected rows has them all. */
const mostShown = 50;

export function ImportFaults({ faults }: Pick<ImportReport, 'faults'>) {
  const others = faults.length - mostShown;
  return (
    <ImportList label={messages.faults} more={others > 0 ? messages.others(others) : null}>
      {faults.slice(0, mostShown).map(({ line, field, reason }) => (
        <li key={`${line} ${field}`}>
          {messages.line} <Ltr>{line}</Ltr>، {messages.field} {field}: {reason}
        </li>
      ))}
    </ImportList>
  );
}
