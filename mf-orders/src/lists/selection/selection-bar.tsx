import { printList } from '@hawiyat/shared/components/print-button';
import { onPaper } from '@hawiyat/shared/components/text-columns';
import { divisibleCell, formulaCell, fragileCell } from '@hawiyat/shared/contract/core/csv-cells';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { today } from '@hawiyat/shared/locale/today';
import type { Pages } from '@hawiyat/shared/query';
import { mayI } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { type Listed, SelectionBar as SharedBar, selectedInOrder } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { Download, Printer, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { isOver } from '../../components/task.ts';
import { dialogs } from '../../dialogs.ts';
import { messages as cells } from '../../texts/cells.ts';
import { messages } from '../../texts/list-actions.ts';
import { messages as listMessages } from '../../texts/lists.ts';
import { knownRows } from '../live/live-list.ts';
import { filterWords } from '../print/print-words.ts';
import { columnsOf } from './selection-columns.ts';
import { type SelectedList, type SelectedTask, taskSelection } from './task-selection.ts';

const takesDriver = ({ driverId, status }: SelectedTask) => driverId === null && !isOver(status);

export interface SelectionBarProps {
  readonly caption: string;
  readonly select: SelectedList;
  readonly pages: Pages<Listed>;
}

export function SelectionBar({ caption, select: { kind, query }, pages }: SelectionBarProps) {
  const selected = useStore(taskSelection.$selected);
  // Only lists of tasks have boxes.
  const known = knownRows(pages as Pages<SelectedTask>);
  useEffect(() => taskSelection.refresh(knownRows(pages as Pages<SelectedTask>)), [pages]);
  const rows = selectedInOrder(known, selected);
  const free = rows.filter(takesDriver);
  const title = kind === 'order' ? listMessages.acceptedOrders : listMessages.subOrders;
  const columns = columnsOf(kind);

  const assign = () =>
    dialogs.open('assignMany', {
      tasks: free.map(({ id, deliveryDate: day, number }) => ({ kind, id, day, number })),
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
      columns: onPaper(columns),
      counted: messages.rows(rows.length),
    });
  return (
    <SharedBar selection={taskSelection} label={messages.region} text={messages.selected(rows.length)}>
      {mayI('assign') && (
        <Button
          size="sm"
          disabled={free.length === 0}
          title={free.length === 0 ? messages.noneToAssign : undefined}
          aria-label={free.length === 0 ? undefined : messages.assignTo(free.length)}
          onClick={assign}
        >
          <UserPlus size={16} aria-hidden />
          {free.length === rows.length || free.length === 0 ? cells.assign : messages.assignSome(free.length)}
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
    </SharedBar>
  );
}

/** Like the server's exports: UTF-8 with byte order mark, comma, CRLF, no cell that would be calculated. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(text: string): string {
  const safe = formulaCell.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes('"') || divisibleCell.test(safe) || fragileCell.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
