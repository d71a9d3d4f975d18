import { fetchFirstDay, hideFirstDay } from '@hawiyat/shared/contract/company/first-day';
import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { asPlatform } from '../db/tenant.ts';

const { server, market } = await marketServer();

const firstDay = async (token: string) =>
  fetchFirstDay.response.parse(await (await server.fetch(fetchFirstDay.path, { token })).json()).firstDay;
const done = async (token: string) =>
  (await firstDay(token)).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const send = async (path: string, token: string, json: object, method = 'POST') =>
  expect((await server.fetch(path, { method, token, json })).status).toBeLessThan(300);

test('each step is done once there is such a row, and another company’s rows count for nothing', async () => {
  const { token, id } = await market.company(0);
  const other = await market.company();
  await market.order(other);
  expect(await firstDay(token)).toMatchObject({ isHidden: false });
  expect((await firstDay(token)).steps.map(({ step }) => step)).toEqual([
    ...['logo', 'containers', 'drivers', 'place', 'offer'],
  ]);
  expect(await done(token)).toEqual([]);

  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ logo_url: '/uploads/logo.webp' }).where('id', '=', id).execute(),
  );
  expect(await done(token)).toEqual(['logo']);
  await send(addContainer.path, token, {
    ...{ type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' },
  });
  const driver = { name: 'سالم الدوسري', phone: '0501234567', identityNumber: '1058529940' };
  await send(addDriver.path, token, driver);
  const depot = { latitude: 24.7, longitude: 46.7 };
  await send(saveOrderSettings.path, token, { depot, areas: [], hidesOutside: false }, 'PATCH');
  expect(await done(token)).toEqual(['logo', 'containers', 'drivers', 'place']);
  const customer = await market.customer();
  const request = await market.place(customer.token);
  await market.offer(token, request.id);
  expect(await done(token)).toEqual(['logo', 'containers', 'drivers', 'place', 'offer']);
});

test('what one hides is hidden for the whole company, for good, and for no other', async () => {
  const { token } = await market.company();
  const other = await market.company();
  for (const _ of [1, 2]) {
    const answer = await server.fetch(hideFirstDay.path, { method: 'POST', token });
    expect(answer.status).toBe(200);
    expect(hideFirstDay.response.parse(await answer.json()).firstDay.isHidden).toBe(true);
  }
  expect((await firstDay(token)).isHidden).toBe(true);
  expect((await firstDay(other.token)).isHidden).toBe(false);
});
