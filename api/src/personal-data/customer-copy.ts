import type { DataCopy } from '@hawiyat/shared/contract/account/personal-data';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import type { Context } from '../db/context.ts';
import { actAs, asPlatform } from '../db/tenant.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { section } from './copy-rows.ts';
import { customerOf } from './customer-data.ts';

export function copyCustomer({ db, now }: Context, phone: string): Promise<DataCopy> {
  return asPlatform(db, async (tx) => {
    const customer = await customerOf(tx, phone);
    const requests = await tx
      .selectFrom('requests')
      .select(['container_type', 'container_size', 'delivery_date', 'status', 'place', 'created_at'])
      .select(['latitude', 'longitude'])
      .where('customer_id', '=', customer.id)
      .orderBy('created_at')
      .execute();
    // Orders belong to companies: the customer's role sees the orders of own requests.
    await actAs(tx, 'hawiyat_customer', customer.id);
    const orders = await tx
      .selectFrom('orders')
      .select(['number', 'status', 'total_price', 'refund', 'compensation', 'canceled_at', 'refunded_at'])
      .select('proof_of_delivery_url')
      .orderBy('number')
      .execute();
    return {
      ...{ name: customer.name, at: now().toISOString() },
      sections: [
        section('account', 'الحساب', accountLabels, [customer]),
        section('requests', 'الطلبات', requestLabels, requests.map(inWords)),
        section('orders', 'الطلبات المقبولة ومبالغها', orderLabels, orders.map(named)),
      ],
    };
  });
}

const accountLabels = {
  id: 'المعرّف',
  name: 'الاسم',
  phone: 'رقم الجوال',
  email: 'البريد الإلكتروني',
  birth_date: 'تاريخ الميلاد',
  created_at: 'أُنشئ في',
};
const requestLabels = {
  container_type: 'نوع الحاوية',
  container_size: 'حجم الحاوية',
  delivery_date: 'يوم التوصيل',
  status: 'الحالة',
  place: 'المكان',
  latitude: 'خط العرض',
  longitude: 'خط الطول',
  created_at: 'أُرسل في',
};

const requestStatusLabel = { open: 'مفتوح', accepted: 'مقبول', canceled: 'ملغى', expired: 'انتهت مهلته' };
const inWords = <Row extends { readonly status: keyof typeof requestStatusLabel }>(row: Row) => ({
  ...row,
  status: requestStatusLabel[row.status],
});

const orderLabels = {
  number: 'رقم الطلب',
  status: 'الحالة',
  total_price: 'السعر (ر.س)',
  canceled_at: 'أُلغي في',
  refund: 'المبلغ المسترد (ر.س)',
  compensation: 'التعويض (ر.س)',
  refunded_at: 'أُعيد المبلغ في',
  proof_of_delivery_url: 'إثبات التوصيل',
};
const named = <Row extends { readonly number: number; readonly status: OrderStatus }>(row: Row) => ({
  ...row,
  number: orderNumber(row.number),
  status: orderStatusLabel[row.status],
});
