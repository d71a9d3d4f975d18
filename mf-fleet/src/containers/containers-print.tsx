import type { Container } from '@hawiyat/shared/contract/containers';
import { type ListToPrint, PrintButton } from '@hawiyat/shared/lib/print-button';
import type { PrintColumn } from '@hawiyat/shared/lib/print-list';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { whereaboutsOf } from '../components/whereabouts.ts';
import { messages } from './containers-messages.ts';
import { $filter, $found } from './containers-store.ts';

const columns: readonly PrintColumn<Container>[] = [
  { title: 'رقم الحاوية', isNumber: true, text: ({ containerNumber }) => containerNumber },
  { title: 'النوع', text: ({ type }) => type },
  { title: 'الحجم', text: ({ size }) => wordFor(sizeLabel, size) },
  { title: 'السعر (ر.س)', isNumber: true, text: ({ price }) => formatRiyal(price) },
  { title: 'الحالة', text: ({ status }) => wordFor(statusLabel, status) },
  { title: 'مع من وأين', text: (container) => whereaboutsOf(container, today()).where },
  { title: 'الموعد', text: (container) => whereaboutsOf(container, today()).when },
  { title: 'الطلب', isNumber: true, text: ({ hold }) => hold?.number ?? '' },
];

function known(): ListToPrint<Container> | null {
  const rows = $found.get();
  if (!rows) return null;
  const { status, text } = $filter.get();
  const about = [
    status === 'all' ? messages.all : statusLabel[status],
    text.trim() && `البحث: ${isolateName(text.trim())}`,
  ];
  return {
    ...{ title: 'الحاويات', about: about.filter(Boolean).join('، '), columns, rows, total: rows.length },
    counted: pluralizeInline(rows.length, 'container'),
  };
}

const whole = async () => known() ?? Promise.reject(new Error(messages.loading));

export const Print = () => <PrintButton isIcon known={known} whole={whole} />;
