import type { Erasure } from '@hawiyat/shared/contract/account/personal-data';
import type { Transaction } from 'kysely';
import { customerSessions } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asPlatform } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { notFound } from '../kernel/errors.ts';
import { closestSpelling, phoneSpellings, unprovenPhone } from '../kernel/phone-spellings.ts';
import { customerBusy } from './errors.ts';
import { retentions, yearsAfter } from './retention.ts';

export const deletedCustomer = 'عميل محذوف';

/** Closes a customer's account. After an order, the name stays until its retention ends. */
export function eraseCustomer({ db, now }: Context, phone: string): Promise<Erasure> {
  const at = now();
  return asPlatform(db, async (tx) => {
    const { id } = await customerOf(tx, phone);
    await tx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute();
    const open = await tx
      .selectFrom('requests')
      .select('id')
      .where('customer_id', '=', id)
      .where('status', '=', 'open')
      .limit(1)
      .executeTakeFirst();
    await actAs(tx, 'hawiyat_customer', id);
    const orders = await tx.selectFrom('orders').select('status').execute();
    if (open || orders.some(({ status }) => status !== 'completed' && status !== 'canceled'))
      throw customerBusy();
    await customerSessions.end(tx, { customer_id: id });
    await actAs(tx, 'hawiyat_platform', '');
    const hasOrdered = orders.length > 0;
    await tx
      .updateTable('customers')
      .set({
        ...{ phone: unprovenPhone(id), claimed_phone: null, phone_proven_at: null, email: null },
        ...{ birth_date: unknownDay, password_hash: null, erased_at: at },
        ...(!hasOrdered && { name: deletedCustomer }),
      })
      .where('id', '=', id)
      .execute();
    const until = (years: number) => dayOf(yearsAfter(at, years));
    return {
      gone: [
        'رقم الجوال والبريد الإلكتروني وتاريخ الميلاد',
        'كلمة المرور والجلسات',
        ...(hasOrdered ? [] : ['الاسم']),
      ],
      kept: hasOrdered
        ? [
            {
              what: 'الاسم، ثم يحل محله «عميل محذوف»',
              ...{ until: until(retentions.account.years), why: retentions.account.why },
            },
            {
              what: 'الطلبات والمدفوعات وإثباتات التوصيل',
              ...{ until: until(retentions.orders.years), why: retentions.orders.why },
            },
          ]
        : [],
    };
  });
}

/** The column is not nullable. */
const unknownDay = '1900-01-01';

export async function customerOf(tx: Transaction<Schema>, phone: string) {
  const spellings = phoneSpellings(phone);
  const people = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email', 'birth_date', 'created_at'])
    .where('phone', 'in', spellings)
    .execute();
  const found = closestSpelling(people, spellings);
  if (!found) throw notFound();
  return found;
}
