import type { DataCopy, DataSubject, Erasure } from '@hawiyat/shared/contract/account/personal-data';
import { may } from '@hawiyat/shared/contract/core/roles';
import { roleNames } from '@hawiyat/shared/locale/roles';
import type { Transaction } from 'kysely';
import { type Admin, adminSessions, sessionOwner } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { section } from './copy-rows.ts';
import { personActive } from './errors.ts';
import { retentions, yearsAfter } from './retention.ts';

type Author = Admin & { readonly role: Parameters<typeof may>[0] };

export async function findSubjects({ db }: Context, author: Author): Promise<DataSubject[]> {
  const { companyId, adminId } = author;
  const rows = await asCompany(db, companyId, (tx) => {
    const all = tx
      .selectFrom('admins')
      .select(['id', 'name', 'removed_at'])
      .where('company_id', '=', companyId);
    const seen = may(author.role, 'manage-people') ? all : all.where('id', '=', adminId);
    return seen
      .orderBy('removed_at', (order) => order.asc().nullsFirst())
      .orderBy('name')
      .execute();
  });
  return rows.map(({ id, name, removed_at }) => ({ id, name, removedOn: removed_at && dayOf(removed_at) }));
}

export function copyPerson({ db, now }: Context, author: Author, personId: string): Promise<DataCopy> {
  const { companyId, adminId } = author;
  if (personId !== adminId && !may(author.role, 'manage-people')) throw notFound();
  return asCompany(db, companyId, async (tx) => {
    const person = await personOf(tx, companyId, personId);
    const of = { company_id: companyId, admin_id: person.id };
    const sessions = (await adminSessions.list(tx, of))
      .map((session) => ({ ...session }))
      .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
    const notes = await tx
      .selectFrom('order_notes')
      .select(['text', 'created_at'])
      .where('company_id', '=', of.company_id)
      .where('admin_id', '=', of.admin_id)
      .orderBy('created_at')
      .execute();
    const maintenance = await tx
      .selectFrom('container_maintenance')
      .select(['text', 'created_at'])
      .where('company_id', '=', of.company_id)
      .where('admin_id', '=', of.admin_id)
      .orderBy('created_at')
      .execute();
    const consents = await tx
      .selectFrom('consents')
      .select(['channel', 'given', 'text_version', 'at'])
      .where('company_id', '=', of.company_id)
      .where('admin_id', '=', of.admin_id)
      .orderBy('id')
      .execute();
    const views = await tx
      .selectFrom('saved_views')
      .select(['name', 'created_at'])
      .where('company_id', '=', of.company_id)
      .where('admin_id', '=', of.admin_id)
      .orderBy('created_at')
      .execute();
    const at = now();
    await appendEvent(tx, {
      ...{ companyId, type: 'personal_data.copied', entityId: person.id, at, data: {} },
      actor: { kind: 'admin', id: adminId },
    });
    return {
      ...{ name: person.name, at: at.toISOString() },
      sections: [
        section('account', 'الحساب', accountLabels, [{ ...person, role: roleNames[person.role] }]),
        section('sessions', 'الجلسات', sessionLabels, sessions),
        section('notes', 'ملاحظات كتبها', noteLabels, notes),
        section('maintenance', 'ملاحظات صيانة كتبها', noteLabels, maintenance),
        section('consents', 'الموافقات', consentLabels, consents),
        section('views', 'العروض المحفوظة', viewLabels, views),
      ],
    };
  });
}

const accountLabels = {
  id: 'المعرّف',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  created_at: 'انضم في',
  last_used_at: 'آخر استخدام',
  removed_at: 'خرج من الشركة في',
};
const sessionLabels = {
  device: 'الجهاز',
  network: 'الشبكة',
  created_at: 'بدأت في',
  last_used_at: 'آخر استخدام',
};
const noteLabels = { text: 'النص', created_at: 'كُتبت في' };
const viewLabels = { name: 'الاسم', created_at: 'حُفظ في' };
const consentLabels = { channel: 'القناة', given: 'موافقة', text_version: 'نسخة النص', at: 'الوقت' };

/** Deletes the data of a person who has left. The audit log needs the name in one row until its retention ends. */
export function erasePerson(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  personId: string,
): Promise<Erasure> {
  return asCompany(db, companyId, async (tx) => {
    const person = await personOf(tx, companyId, personId);
    if (person.removed_at === null) throw personActive();
    await adminSessions.end(tx, sessionOwner({ companyId, adminId: person.id }));
    await tx
      .deleteFrom('consents')
      .where('company_id', '=', companyId)
      .where('admin_id', '=', person.id)
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'personal_data.erased', entityId: person.id, at: now(), data: {} },
      actor: { kind: 'admin', id: adminId },
    });
    const until = (years: number) => dayOf(yearsAfter(person.removed_at ?? now(), years));
    return {
      gone: [
        'البريد الإلكتروني وكلمة المرور',
        'الجلسات، وما سُجّل معها من جهاز وشبكة',
        'الموافقات على الإشعارات',
      ],
      kept: [
        {
          what: 'الاسم في سجل العمليات والملاحظات، ثم يحل محله «مستخدم محذوف»',
          ...{ until: until(retentions.account.years), why: retentions.account.why },
        },
        {
          what: 'ما نفّذه من طلبات وعروض، دون اسمه بعد ذلك',
          ...{ until: until(retentions.orders.years), why: retentions.orders.why },
        },
      ],
    };
  });
}

async function personOf(tx: Transaction<Schema>, companyId: string, id: string) {
  const person = isId(id)
    ? await tx
        .selectFrom('admins')
        .select(['id', 'name', 'email', 'role', 'created_at', 'last_used_at', 'removed_at'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!person) throw notFound();
  return person;
}
