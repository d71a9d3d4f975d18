import type { OrderStatus } from '../../contract/orders.ts';
import { day } from '../../locale/dates.ts';
import { Button } from '../button.tsx';
import { type Column, DataTable } from '../extra/data-table.tsx';
import { OrderBadge } from '../extra/status-badges.tsx';
import { Ltr } from '../ltr.tsx';
import { Money } from '../money.tsx';
import { longArabic } from './samples.ts';

interface Row {
  readonly number: string;
  readonly customer: string;
  readonly status: OrderStatus;
  readonly day: string;
  readonly price: number;
}

const rows: readonly Row[] = [
  { number: 'ORD-1042', customer: 'نورة الشمري', status: 'pending', day: '2026-11-05', price: 380 },
  {
    number: 'ORD-1041',
    customer: longArabic,
    status: 're_delivery_in_progress',
    day: '2026-11-04',
    price: 12_450.5,
  },
  { number: 'ORD-1040', customer: 'Al-Faisal Demolition Co.', status: 'late', day: '2026-11-03', price: 0 },
];

const columns: readonly Column<Row>[] = [
  { id: 'number', title: 'رقم الطلب', onCard: 'title', cell: (it) => <Ltr>{it.number}</Ltr> },
  { id: 'customer', title: 'العميل', cell: (it) => <bdi>{it.customer}</bdi> },
  { id: 'status', title: 'الحالة', onCard: 'badge', cell: (it) => <OrderBadge status={it.status} /> },
  { id: 'day', title: 'تاريخ التوصيل', cell: (it) => day(it.day) },
  { id: 'price', title: 'المبلغ', align: 'end', cell: (it) => <Money amount={it.price} /> },
  {
    id: 'action',
    title: 'الإجراءات',
    titleHidden: true,
    onCard: 'action',
    cell: () => (
      <Button look="ghost" size="sm">
        عرض التفاصيل
      </Button>
    ),
  },
];

/** Orders, one with everything that is long. @param tableFrom pixels of window width from which it is a table */
export function ExampleTable({ tableFrom }: { tableFrom: number }) {
  return (
    <DataTable
      caption="الطلبات"
      columns={columns}
      rows={rows}
      rowKey={(it) => it.number}
      tableFrom={tableFrom}
    />
  );
}
