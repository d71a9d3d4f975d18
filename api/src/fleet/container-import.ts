import { type ContainerDraft, containerDraft, containerTypes } from '@hawiyat/shared/contract/containers';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { type Fault, faultsOf, type Table, type TableRow, wordOf } from '../csv/csv-table.ts';
import { type Changes, changesOf } from '../events/changes.ts';
import { auditedContainer } from './container-presenter.ts';
import type { OwnContainerRow } from './container-queries.ts';
import { importPrices } from './import-prices.ts';

export const containerHeadings = {
  containerNumber: 'رقم الحاوية',
  type: 'نوع الحاوية',
  size: 'حجم الحاوية',
  price: 'السعر (ر.س)',
  status: 'حالة الحاوية',
} as const;
type Row = TableRow<keyof typeof containerHeadings>;

/** A container as an import will change it. */
export type ContainerChange = ContainerDraft & { id: string; number: string; changes: Changes };

const typeLabel = Object.fromEntries(containerTypes.map((type) => [type, type]));

/** Plans an import: rows without a number are new, faulty ones are left out. */
export function plannedContainers(
  { rows, delimiter }: Pick<Table<keyof typeof containerHeadings>, 'rows' | 'delimiter'>,
  stored: readonly OwnContainerRow[],
) {
  const prices = importPrices(rows, delimiter);
  const byNumber = new Map(stored.map((row) => [row.number, row]));
  const seen = new Set<string>();
  const created: ContainerDraft[] = [];
  const changed: ContainerChange[] = [];
  const faults: Fault[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const number = latinDigits(row.cells.containerNumber ?? '').toUpperCase();
    const known = byNumber.get(number);
    const fault = (reason: string) => {
      faults.push({ line: row.line, field: containerHeadings.containerNumber, reason });
    };
    if (number !== '' && !known) fault('الحاوية غير موجودة.');
    if (number !== '' && seen.has(number)) fault('رقم الحاوية مكرر في الملف.');
    const { data, error } = containerDraft.safeParse(draftOf(row, prices.of(row), known));
    if (error) faults.push(...faultsOf(error, row, containerHeadings));
    if (!data || (number !== '' && (!known || seen.has(number)))) continue;
    seen.add(number);
    const changes =
      known &&
      changesOf(auditedContainer(known), auditedContainer({ ...data, price: String(data.price), number }));
    if (!known) created.push(data);
    else if (changes) changed.push({ ...data, id: known.id, number, changes });
    else unchanged += 1;
  }
  return { created, changed, unchanged, faults, prices };
}

/** Maps a row's cells to the contract. A missing status keeps the old one, or is that of a new container. */
function draftOf({ cells }: Row, price: number | string, known: OwnContainerRow | undefined) {
  const { type = '', size = '', status = '' } = cells;
  return {
    type: wordOf(type, typeLabel),
    size: wordOf(size, sizeLabel),
    price,
    status: status === '' ? (known?.status ?? 'available') : wordOf(status, statusLabel),
  };
}
