import { day } from '../../locale/dates.ts';
import { Badge, type BadgeColor } from '../badge.tsx';
import { Button } from '../button.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Money } from '../money.tsx';
import { Ltr } from '../text.ts';
import { longArabic } from './samples.ts';

export interface Row {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly color: BadgeColor;
  readonly day: string;
  readonly price: number;
}

export const rows: readonly Row[] = [
  {
    ...{ id: 'ORD-1042', customer: 'نورة الشمري', day: '2026-11-05', price: 380 },
    ...{ status: 'بانتظار التعيين', color: 'warning' },
  },
  {
    ...{ id: 'ORD-1041', customer: longArabic, day: '2026-11-04', price: 12_450.5 },
    ...{ status: 'جاري إعادة التوصيل', color: 'accent' },
  },
  {
    ...{ id: 'ORD-1040', customer: 'Al-Faisal Demolition Co.', day: '2026-11-03', price: 0 },
    ...{ status: 'متأخر', color: 'danger' },
  },
];

export const columns: readonly Column<Row>[] = [
  { id: 'number', title: 'رقم الطلب', onCard: 'title', cell: (row) => <Ltr>{row.id}</Ltr> },
  { id: 'customer', title: 'العميل', cell: (row) => <bdi data-wraps="">{row.customer}</bdi> },
  {
    ...{ id: 'status', title: 'الحالة', onCard: 'badge' },
    cell: (row) => (
      <Badge shaped colorPalette={row.color}>
        {row.status}
      </Badge>
    ),
  },
  { id: 'day', title: 'تاريخ التوصيل', cell: (row) => day(row.day) },
  { id: 'price', title: 'المبلغ', align: 'end', cell: (row) => <Money amount={row.price} /> },
  {
    ...{ id: 'action', title: 'الإجراءات', titleHidden: true, onCard: 'action' },
    cell: () => (
      <Button variant="ghost" size="sm">
        عرض التفاصيل
      </Button>
    ),
  },
];

export const ExampleTable = () => <List caption="الطلبات" {...{ columns, rows }} />;
