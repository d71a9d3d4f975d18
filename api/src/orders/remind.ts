import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { appendEvent, onceADay } from '../events/index.ts';
import { addDays, dayOf, hourOf } from '../kernel/calendar.ts';
import { dayOff, nextWorkingDay } from '../kernel/working-days.ts';
import { valuesIn } from '../resources/settings.ts';
import { openSubOrder } from './order-filters.ts';
import {
  dueNotification,
  type OverdueTask,
  overdueNotification,
  type Undriven,
} from './reminder-notifications.ts';

/** Riyadh hour of the afternoon reminder: early enough to find drivers for the next day. */
const remindedFrom = 14;
/** Companies in one statement. */
const batch = 1000;

type Notifications = ReadonlyMap<string, ReturnType<typeof dueNotification>>;

/** Reminds companies once a day of overdue sub-orders, in the afternoon of tasks without a driver; repeated runs do not. */
export async function remind(context: Context): Promise<void> {
  const at = context.now();
  const today = dayOf(at);
  await remindOnce(context, 'overdue', today, (tx, last) => overdue(tx, last ?? addDays(today, -1), today));
  if (hourOf(at) >= remindedFrom) await remindOnce(context, 'due', today, (tx) => withoutDriver(tx, today));
}

/** `find` gets the day of the previous reminder, null at first. */
async function remindOnce(
  context: Context,
  reminder: string,
  today: string,
  find: (tx: Transaction<Schema>, last: string | null) => Promise<Notifications>,
): Promise<void> {
  await onceADay(context, reminder, today, async (tx, last) => {
    const reminders = [...(await find(tx, last))];
    for (let from = 0; from < reminders.length; from += batch)
      await appendEvent(
        tx,
        ...reminders.slice(from, from + batch).map(([companyId, notification]) => ({
          ...{ companyId, entityId: companyId, type: 'company.reminded' as const, at: context.now() },
          ...{ actor: { kind: 'system', id: null } as const, data: { notification } },
        })),
      );
  });
}

async function overdue(tx: Transaction<Schema>, from: string, today: string): Promise<Notifications> {
  const { rows } = await sql<OverdueTask & { company_id: string; count: number }>`
    select distinct on (sub_orders.company_id) sub_orders.company_id, sub_orders.order_id, orders.number,
      sub_orders.position, sub_orders.type, sub_orders.delivery_date,
      (count(*) over (partition by sub_orders.company_id))::int as count
    from sub_orders
    join orders on orders.company_id = sub_orders.company_id and orders.id = sub_orders.order_id
    where ${openSubOrder} and sub_orders.delivery_date >= ${from}::date and sub_orders.delivery_date < ${today}::date
    order by sub_orders.company_id, sub_orders.delivery_date, sub_orders.id`.execute(tx);
  return new Map(
    rows.map(({ company_id, count, ...first }) => [company_id, overdueNotification(first, count)]),
  );
}

async function withoutDriver(tx: Transaction<Schema>, today: string): Promise<Notifications> {
  const tomorrow = addDays(today, 1);
  const until = await untilWhen(tx, today);
  const { rows } = await sql<Undriven & { company_id: string }>`
    select company_id, sum(orders)::int as orders, sum(unloads)::int as unloads, sum(returns)::int as returns
    from (
      select company_id, delivery_date, 1 as orders, 0 as unloads, 0 as returns from orders
      where status = 'pending' and driver_id is null
        and delivery_date between ${tomorrow}::date and ${until.latest}::date
      union all
      select company_id, delivery_date, 0, (type = 'unload')::int, (type = 'return')::int from sub_orders
      where status = 'pending' and driver_id is null
        and delivery_date between ${tomorrow}::date and ${until.latest}::date
    ) as due
    left join jsonb_each_text(${JSON.stringify(until.days)}::jsonb) as own (company, until)
      on own.company = due.company_id::text
    where delivery_date <= coalesce(own.until, ${tomorrow})::date
    group by company_id`.execute(tx);
  return new Map(
    rows.map(({ company_id, ...counts }) => [
      company_id,
      dueNotification(counts, tomorrow, until.days[company_id] ?? tomorrow),
    ]),
  );
}

/** Each company's next working day: on a day off today, so that nothing is due; tomorrow without these settings. */
async function untilWhen(tx: Transaction<Schema>, today: string) {
  const rows = await tx
    .selectFrom('company_settings')
    .select(['company_id', 'settings'])
    .where('page', '=', workSettings.name)
    .execute();
  const days = Object.fromEntries(
    rows.map(({ company_id, settings }) => {
      const work = valuesIn(settings, workSettings);
      return [company_id, dayOff(work, today) === null ? nextWorkingDay(work, today) : today];
    }),
  );
  return { days, latest: [addDays(today, 1), ...Object.values(days)].sort().at(-1) ?? today };
}
