import { today } from '@hawiyat/shared/locale/today';
import { $session } from '@hawiyat/shared/state';
import { chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SelectedTask, TextColumn } from './selection-columns.ts';
import { messages } from './selection-messages.ts';

/** All that is neither around the sheet nor in it; the cast is for the compiler, which knows selectors with `&` at an end. */
const others = '#content :not(:has(&)):not(&):not(& *)' as '& *';

/** Alone on paper, and nowhere else. */
const Sheet = chakra('section', {
  base: {
    display: 'none',
    '@media print': {
      display: 'block',
      color: '#000',
      [others]: { display: 'none' },
      '& h1': { fontSize: 'lg', fontWeight: 'semibold' },
      '& p': { fontSize: 'xs' },
      '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: '6', mb: '3' },
      '& header > div:last-child': { textAlign: 'end', flexShrink: '0' },
      '& table': { w: 'full', borderSpacing: '0' },
      '& thead': { display: 'table-header-group' },
      '& th, & td': {
        py: '1.5',
        px: '1',
        borderBottom: '1px solid #999',
        fontSize: '2xs',
        textAlign: 'start',
        overflowWrap: 'anywhere',
      },
      '& th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
      '& tr': { breakInside: 'avoid' },
      '& [data-narrow]': { whiteSpace: 'nowrap' },
    },
  },
});

export interface PrintSheetProps {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly TextColumn[];
  readonly rows: readonly SelectedTask[];
  readonly onPrinted: () => void;
}

/** Opens the browser's print dialog once it is drawn. */
export function PrintSheet({ title, about, columns, rows, onPrinted }: PrintSheetProps) {
  const company = useStore($session)?.user.company.name;
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const shown = columns.filter(({ onlyInFile }) => !onlyInFile);
  return (
    <Sheet aria-label={title}>
      <header>
        <div>
          <h1>{title}</h1>
          <p>{about}</p>
        </div>
        <div>
          <p>
            <bdi>{company}</bdi>
          </p>
          <p>
            {messages.rows(rows.length)}، {messages.printedOn(today())}
          </p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {shown.map((column) => (
                <td key={column.title} data-narrow={column.isNumber && ''}>
                  <bdi dir={column.isNumber && 'ltr'}>{column.text(row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
