import { placeRequest } from '@hawiyat/shared/contract/marketplace/customer';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketplace } from '../../testing/marketplace.ts';
import { testServer } from '../../testing/server.ts';

test('a request is for a day within the next two years; the last task of the farthest is still on a day', async () => {
  const server = await testServer();
  try {
    const market = marketplace(server);
    const mine = await market.company();
    const { token } = await market.customer();
    for (const deliveryDate of [market.day(731), '2199-12-31', market.day(-1)]) {
      const json = { ...market.draft(), deliveryDate };
      const answer = await server.fetch(placeRequest.path, { method: 'POST', token, json });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          message: 'القيمة خارج النطاق المسموح به',
          fields: { deliveryDate: 'القيمة خارج النطاق المسموح به' },
        },
      ]);
    }
    const about = { deliveryDate: market.day(730), rentalType: 'yearly', unloadCount: 60 };
    await market.order(mine, { customerToken: token, about });
    const answer = await server.fetch(listSubOrders.path, { token: mine.token });
    const { subOrders } = listSubOrders.response.parse(await answer.json());
    expect(subOrders.at(-1)?.deliveryDate).toBe(market.day(730 + 365));
  } finally {
    await server.close();
  }
});
