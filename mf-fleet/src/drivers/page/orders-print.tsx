import { call } from '@hawiyat/shared/client';
import { type ListToPrint, PrintButton } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import { type DriverOrder, listDriverOrders } from '@hawiyat/shared/contract/fleet/driver-details';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages as forms } from '../../texts/driver-forms.ts';
import { messages } from '../../texts/driver-page.ts';
import type { OrdersFilter } from './driver-detail-store.ts';
import { type OrderColumn, orderColumns } from './order-columns.tsx';

const texts: ColumnTexts<DriverOrder, OrderColumn> = {
  containerNumber: [
    { title: forms.printedNumber, isNumber: true, text: ({ number }) => number },
    { isNumber: true, text: ({ containerNumber }) => containerNumber },
  ],
  type: { text: ({ type }) => type },
  size: { text: ({ size }) => wordFor(sizeLabel, size) },
  deliveryDate: { text: ({ deliveryDate }) => day(deliveryDate) },
  truck: { text: ({ truck }) => truck ?? '' },
  status: { text: ({ status }) => wordFor(orderStatusLabel, status) },
};
const columns = textColumns(orderColumns(null), texts);

interface OrdersPrintProps {
  driver: { readonly id: string; readonly name: string };
  filter: OrdersFilter;
}

export function OrdersPrint({ driver, filter }: OrdersPrintProps) {
  const { state, month } = filter;
  const about = [messages.states[state ?? 'all'], month && messages.monthOf(month)];
  const whole = async (): Promise<ListToPrint<DriverOrder>> => {
    const { orders } = await call(listDriverOrders, {
      params: { driverId: driver.id },
      query: { ...filter },
    });
    return {
      ...{ title: messages.ordersOf(isolateName(driver.name)), about: about.filter(Boolean).join('، ') },
      ...{ columns, rows: orders, total: orders.length, counted: pluralizeInline(orders.length, 'order') },
    };
  };
  return <PrintButton known={() => null} whole={whole} />;
}
