import { printList } from '@hawiyat/shared/components/print-button';
import { StyledSelectionBar } from '@hawiyat/shared/components/selection-bar.styles';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { today } from '@hawiyat/shared/locale/today';
import type { Pages } from '@hawiyat/shared/query';
import { mayI } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Download, Printer, UserPlus, X } from 'lucide-react';
import { useEffect } from 'react';
import { openDialog } from '../../components/dialog.ts';
import { messages as listMessages } from '../lists-messages.ts';
import { csvText } from './csv-text.ts';
import { filterWords } from './filter-words.ts';
import { loadedRows, refreshSelected, selectedInOrder } from './press-row.ts';
import type { SelectedList } from './selected-list.ts';
import { $selected, leaveSelection, type SelectableRow } from './selected-rows.ts';
import { columnsOf, type SelectedTask } from './selection-columns.ts';
import { messages } from './selection-messages.ts';

const finalStatuses: readonly string[] = ['completed', 'canceled', 'failed'];
const takesDriver = ({ driverId, status }: SelectedTask) =>
  driverId === null && !finalStatuses.includes(status);

export interface SelectionBarProps {
  readonly caption: string;
  readonly select: SelectedList;
  readonly pages: Pages<SelectableRow>;
}

export function SelectionBar({ caption, select: { kind, query }, pages }: SelectionBarProps) {
  const selected = useStore($selected);
  const loaded = loadedRows(pages);
  useEffect(() => refreshSelected(loadedRows(pages)), [pages]);
  // The shown list has rows of its own kind.
  const rows = selectedInOrder(loaded, selected) as readonly SelectedTask[];
  const free = rows.filter(takesDriver);
  const title = kind === 'order' ? listMessages.acceptedOrders : listMessages.subOrders;
  const columns = columnsOf(kind);

  const assign = () =>
    openDialog({
      kind: 'assign-many',
      tasks: free.map((row) => ({
        ...{ kind, id: row.id, day: row.deliveryDate },
        number: row.number,
      })),
    });
  const save = () =>
    saveFile({
      name: messages.fileName(title, today()),
      text: csvText([
        columns.map((column) => column.title),
        ...rows.map((row) => columns.map((column) => (column.fileText ?? column.text)(row))),
      ]),
    });
  const printRows = () =>
    printList({
      ...{ title, about: `${filterWords(query)} · ${caption}`, rows, total: rows.length },
      columns: columns.filter(({ onlyInFile }) => !onlyInFile),
      counted: messages.rows(rows.length),
    });
  return (
    <StyledSelectionBar aria-label={messages.region}>
      <p role="status">{messages.selected(rows.length)}</p>
      {mayI('assign') && (
        <Button
          size="sm"
          disabled={free.length === 0}
          title={free.length === 0 ? messages.noneToAssign : undefined}
          aria-label={free.length === 0 ? undefined : messages.assignTo(free.length)}
          onClick={assign}
        >
          <UserPlus size={16} aria-hidden />
          {free.length === rows.length || free.length === 0
            ? messages.assign
            : messages.assignSome(free.length)}
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={save}>
        <Download size={16} aria-hidden />
        {messages.export}
      </Button>
      <Button size="sm" variant="outline" onClick={printRows}>
        <Printer size={16} aria-hidden />
        {messages.print}
      </Button>
      <Button size="sm" variant="ghost" onClick={leaveSelection}>
        <X size={16} aria-hidden />
        {messages.clear}
      </Button>
    </StyledSelectionBar>
  );
}
