import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { attachProof, moveOrder } from '@hawiyat/shared/contract/orders/driver-app';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { marketplace } from '../../testing/marketplace.ts';
import { testServer } from '../../testing/server.ts';

test('every picture that a driver attaches as proof is in the company’s audit log, with the one before it', async () => {
  const server = await testServer();
  try {
    const market = marketplace(server);
    const mine = await market.company();
    const driver = await market.driver(mine.id);
    const { id } = await market.order(mine, { driverId: driver.id });
    await market.post(moveOrder.path.replace(':orderId', id), driver.token, { status: 'in_transit' });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const attach = async () => {
      const body = new FormData();
      body.set('picture', new File([new Uint8Array(png)], 'proof.png', { type: 'image/png' }));
      const path = attachProof.path.replace(':orderId', id);
      const answer = await server.fetch(path, { method: 'POST', token: driver.token, body });
      return attachProof.response.parse(await answer.json());
    };
    const [first, second] = [await attach(), await attach()];
    const answer = await server.fetch(`${listAudit.path}?entityId=${id}`, { token: mine.token });
    const { entries } = listAudit.response.parse(await answer.json());
    expect(entries.slice(0, 2)).toMatchObject([
      {
        type: 'order.proven',
        actor: { kind: 'driver', id: driver.id, name: driver.name },
        before: first,
        after: second,
      },
      { type: 'order.proven', before: { proofOfDeliveryUrl: null }, after: first },
    ]);
  } finally {
    await server.close();
  }
});
