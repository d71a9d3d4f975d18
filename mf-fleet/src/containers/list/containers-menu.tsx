import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import type { ListToPrint, Printable } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { archiveDialogs, ListMenu } from '../../components/list-menu.tsx';
import { messages as fleet } from '../../texts/fleet.ts';
import { messages } from '../../texts/list-actions.ts';
import { messages as tableMessages } from '../../texts/table.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import type { ContainerFilter } from './container-filter.ts';
import type { ContainerSort } from './container-sort.ts';
import { $containers, $filter, $found, $sort, fetchContainers } from './containers-store.ts';
import { setFilters } from './filters/set-filters.ts';
import type { ColumnId } from './table/shown-columns.ts';

const { printed } = messages;

/** Paper lacks what is measured. */
type Printed = 'containerNumber' | Exclude<ColumnId, 'utilization' | 'income'>;

const texts: ColumnTexts<Container, Printed> = {
  containerNumber: { title: printed.number, isNumber: true, text: ({ containerNumber }) => containerNumber },
  type: { text: ({ type }) => type },
  size: { text: ({ size }) => wordFor(sizeLabel, size) },
  price: { title: printed.price, isNumber: true, text: ({ price }) => formatRiyal(price) },
  status: { text: ({ status }) => wordFor(statusLabel, status) },
  place: { title: printed.place, text: (container) => whereaboutsOf(container, today()).where },
  until: [
    { title: printed.when, text: (container) => whereaboutsOf(container, today()).when },
    { title: printed.order, isNumber: true, text: ({ hold }) => hold?.number ?? '' },
  ],
};
const columns = textColumns(
  Object.entries(tableMessages.columns).map(([id, title]) => ({ id, title })),
  texts,
);

const listOf = (rows: readonly Container[], isWhole: boolean): ListToPrint<Container> => ({
  title: printed.containers,
  about: questionWords($filter.get(), $sort.get(), today()),
  columns,
  rows,
  total: isWhole ? rows.length : null,
  counted: pluralizeInline(rows.length, 'container'),
});

function known(): ListToPrint<Container> | null {
  const rows = $found.get();
  return rows && listOf(rows, $containers.get().isWhole);
}

async function whole(): Promise<ListToPrint<Container>> {
  if (!$containers.get().isWhole) await fetchContainers();
  const [rows, { isWhole, error }] = [$found.get(), $containers.get()];
  if (!rows || !isWhole) throw new Error(error ?? fleet.failed);
  return listOf(rows, true);
}

const print: Printable<Container> = { known, whole };

/** The filter and sort in words: `متوفرة، 20 ياردة، متوفرة الخميس 3 ديسمبر · مرتبة حسب تاريخ الإضافة تنازلي`. */
export function questionWords(filter: ContainerFilter, sort: ContainerSort, today: string): string {
  const searched = filter.text.trim();
  const set = setFilters(filter, today);
  const asked = [
    filter.status !== 'all' && filter.status !== 'reserved' && statusLabel[filter.status],
    ...set.map(({ text }) => text),
    searched && messages.search(searched),
  ].filter(Boolean);
  const order = printed.sorted(messages.sortFields[sort.field], messages.direction[sort.order]);
  return [asked.length > 0 ? asked.join('، ') : fleet.all, order].join(' · ');
}

const archive = archiveDialogs(
  async () =>
    (await import(/* webpackChunkName: "archive" */ '../forms/container-archive.tsx')).containerArchive,
);

export const Menu = ({ csv }: { csv: Csv }) => <ListMenu csv={csv} print={print} archive={archive} />;
