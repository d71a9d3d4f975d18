import type { DataCopy, Erasure } from '@hawiyat/shared/contract/account/personal-data';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { driverCommands } from '../fleet/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { section } from './copy-rows.ts';
import { retentions, yearsAfter } from './retention.ts';

export function copyDriver(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  driverId: string,
): Promise<DataCopy> {
  if (!isId(driverId)) throw driverMissing();
  return asCompany(db, companyId, async (tx) => {
    const driver = await tx
      .selectFrom('drivers')
      .select([
        'id',
        'name',
        'phone',
        'email',
        'identity_number',
        'license_number',
        'availability',
        'picture',
      ])
      .where('company_id', '=', companyId)
      .where('id', '=', driverId)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    if (!driver) throw driverMissing();
    const orders = await tx
      .selectFrom('orders')
      .select(['number', 'status', 'delivery_date', 'delivered_at'])
      .where('company_id', '=', companyId)
      .where('driver_id', '=', driver.id)
      .orderBy('delivery_date')
      .execute();
    const documents = await tx
      .selectFrom('documents')
      .select(['kind', 'title', 'number', 'issued_on', 'expires_on', 'replaced_at'])
      .where('company_id', '=', companyId)
      .where('driver_id', '=', driver.id)
      .orderBy('expires_on')
      .execute();
    const at = now();
    await appendEvent(tx, {
      ...{ companyId, type: 'personal_data.copied', entityId: driver.id, at, data: {} },
      actor: { kind: 'admin', id: adminId },
    });
    return {
      ...{ name: driver.name, at: at.toISOString() },
      sections: [
        section('account', 'السائق', driverLabels, [
          { ...driver, availability: availabilityLabel[driver.availability] },
        ]),
        section(
          ...(['documents', 'الوثائق', documentLabels] as const),
          documents.map((document) => ({
            ...document,
            kind: document.title ?? documentKindLabel[document.kind],
          })),
        ),
        section(
          ...(['orders', 'الطلبات التي نفّذها', orderLabels] as const),
          orders.map((order) => ({
            ...order,
            number: order.number === null ? null : orderNumber(order.number),
            status: orderStatusLabel[order.status],
          })),
        ),
      ],
    };
  });
}

const driverLabels = {
  id: 'المعرّف',
  name: 'الاسم',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  identity_number: 'رقم الهوية',
  license_number: 'رقم الرخصة',
  availability: 'حالة التوفر',
  picture: 'الصورة',
};
const documentLabels = {
  kind: 'الوثيقة',
  number: 'الرقم',
  issued_on: 'تاريخ الإصدار',
  expires_on: 'تاريخ الانتهاء',
  replaced_at: 'جُدّدت في',
};
const orderLabels = {
  number: 'رقم الطلب',
  status: 'الحالة',
  delivery_date: 'يوم التوصيل',
  delivered_at: 'وُصّل في',
};

export async function eraseDriverData(
  context: Context & { readonly dataDir: string },
  author: Admin,
  driverId: string,
): Promise<Erasure> {
  await driverCommands.remove(context, author, driverId);
  const until = (years: number) => dayOf(yearsAfter(context.now(), years));
  return {
    gone: [
      'الاسم، ويحل محله «سائق محذوف»',
      'رقم الهاتف والبريد الإلكتروني ورقم الهوية ورقم الرخصة والصورة',
      'كلمة المرور والجلسات',
      'وثائقه وملفاتها',
    ],
    kept: [
      {
        what: 'الطلبات التي نفّذها، دون ما يدل عليه',
        ...{ until: until(retentions.orders.years), why: retentions.orders.why },
      },
      {
        what: 'إثباتات التوصيل التي أرفقها',
        ...{ until: until(retentions.proofs.years), why: retentions.proofs.why },
      },
    ],
  };
}
