import type { ListToPrint, Printable } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { whereaboutsOf } from '../whereabouts.ts';
import { messages } from './containers-messages.ts';
import { $containers, $filter, $found, $sort, fetchContainers } from './containers-store.ts';
import { questionWords } from './question-words.ts';
import type { ColumnId } from './table/shown-columns.ts';
import { messages as tableMessages } from './table/table-messages.ts';

/** Paper lacks what is measured. */
type Printed = 'containerNumber' | Exclude<ColumnId, 'utilization' | 'income'>;

const texts: ColumnTexts<Container, Printed> = {
  containerNumber: { title: 'رقم الحاوية', isNumber: true, text: ({ containerNumber }) => containerNumber },
  type: { text: ({ type }) => type },
  size: { text: ({ size }) => wordFor(sizeLabel, size) },
  price: { title: 'السعر (ر.س)', isNumber: true, text: ({ price }) => formatRiyal(price) },
  status: { text: ({ status }) => wordFor(statusLabel, status) },
  place: { title: 'مع من وأين', text: (container) => whereaboutsOf(container, today()).where },
  until: [
    { title: 'الموعد', text: (container) => whereaboutsOf(container, today()).when },
    { title: 'الطلب', isNumber: true, text: ({ hold }) => hold?.number ?? '' },
  ],
};
const columns = textColumns(
  Object.entries(tableMessages.columns).map(([id, title]) => ({ id, title })),
  texts,
);

const listOf = (rows: readonly Container[], isWhole: boolean): ListToPrint<Container> => ({
  ...{ title: 'الحاويات', about: questionWords($filter.get(), $sort.get(), today()), columns, rows },
  total: isWhole ? rows.length : null,
  counted: pluralizeInline(rows.length, 'container'),
});

function known(): ListToPrint<Container> | null {
  const rows = $found.get();
  return rows && listOf(rows, $containers.get().isWhole);
}

/** Waits for the rest of a long list. */
async function whole(): Promise<ListToPrint<Container>> {
  if (!$containers.get().isWhole) await fetchContainers();
  const [rows, { isWhole, error }] = [$found.get(), $containers.get()];
  if (!rows || !isWhole) throw new Error(error ?? messages.failed);
  return listOf(rows, true);
}

export const print: Printable<Container> = { known, whole };
