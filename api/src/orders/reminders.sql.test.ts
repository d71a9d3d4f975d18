import { listNotifications } from '@hawiyat/shared/contract/company/notifications';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { addDays, momentOf } from '../kernel/calendar.ts';
import { remind } from './remind.ts';

const { server, market } = await marketServer();

const today = market.day();
/** @param hours since midnight in Riyadh */
const at = (days: number, hours: number) => ({
  ...server.app,
  now: () => momentOf(addDays(today, days), hours),
});
const reminders = async (token: string) => {
  const answer = await server.fetch(listNotifications.path, { token });
  return listNotifications.response
    .parse(await answer.json())
    .notifications.map(({ notification }) => notification)
    .filter(({ kind }) => kind.startsWith('tasks-'))
    .map(({ title, text, address, action }) => [title, text, address, action]);
};

test('in the afternoon a company hears once of what has no driver for the next day', async () => {
  const [company, other] = [await market.company(4), await market.company()];
  const driver = await market.driver(company.id);
  const about = { deliveryDate: addDays(today, 1) };
  for (let n = 0; n < 2; n += 1) await market.order(company, { about });
  await market.order(company, { about, driverId: driver.id });
  await market.order(company, { about: { deliveryDate: addDays(today, 2) } });
  await remind(at(0, 13.9));
  expect(await reminders(company.token)).toEqual([]);
  await Promise.all([remind(at(0, 14)), remind(at(0, 14))]);
  await remind(at(0, 15));
  expect(await reminders(company.token)).toEqual([
    [
      'طلبان غدًا بلا سائق',
      'توصيل: 2',
      `/orders?tab=accepted_orders&driver=unassigned&day=${addDays(today, 1)}`,
      'تعيين السائقين',
    ],
  ]);
  expect(await reminders(other.token)).toEqual([]);
});

test('a sub-order whose day has passed is told once, many as one, also after days without a server', async () => {
  const [one, many] = [await market.company(), await market.company(3)];
  const order = await market.order(one);
  for (let n = 0; n < 3; n += 1) await market.order(many);
  const { subOrders } = listSubOrders.response.parse(
    await (await server.fetch(listSubOrders.path, { token: one.token })).json(),
  );
  const day = subOrders[0]?.deliveryDate ?? '';
  const after = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  await remind(at(after, 9));
  expect(await reminders(one.token)).toEqual([]);
  // The server stood still for two days.
  await Promise.all([remind(at(after + 3, 0.1)), remind(at(after + 3, 0.1))]);
  await remind(at(after + 4, 1));
  expect(await reminders(one.token)).toEqual([
    [
      'تأخر الإرجاع، الطلب ح-10001/1',
      expect.stringMatching(/^كان موعده \d+ \S+ 20\d\d\.$/),
      `/orders?tab=accepted_orders&details=${order.id}`,
      'عرض الطلب',
    ],
  ]);
  expect(await reminders(many.token)).toEqual([
    [
      'تأخرت 3 طلبات فرعية',
      'مضى موعد التفريغ أو الإرجاع قبل إتمامه.',
      '/orders?tab=sub_orders&overdue=true',
      'عرض المتأخرة',
    ],
  ]);
});
