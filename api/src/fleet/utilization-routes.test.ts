import { fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { listUtilization } from '@hawiyat/shared/contract/fleet/utilization';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { rentalLife } from '../../testing/rental-life.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, momentOf } from '../kernel/calendar.ts';

const { server, market } = await marketServer();
const { deliver, bringBack } = rentalLife(server, market);

const ask = (token: string, month: string) =>
  server.fetch(`${listUtilization.path}?month=${month}`, { token });
async function utilization(token: string, month: string) {
  const answer = listUtilization.response.parse(await (await ask(token, month)).json());
  return answer.containers.sort((a, b) => (a.share ?? 0) - (b.share ?? 0));
}

test('a month tells of each container how long it was out, and what it earned: as much as the statement', async () => {
  const company = await market.company(3);
  const [completed, canceled] = [await deliver(company), await deliver(company)];
  await bringBack(company, completed);
  await asCompany(server.db, company.id, async (tx) => {
    await tx
      .updateTable('containers')
      .set({ created_at: momentOf('2026-03-01', 0) })
      .execute();
    await tx
      .updateTable('orders')
      .set({ delivered_at: momentOf('2026-03-30', 8), completed_at: momentOf('2026-04-01', 15) })
      .where('id', '=', completed.id)
      .execute();
    await tx
      .updateTable('orders')
      .set({
        delivered_at: momentOf('2026-03-31', 15),
        status: 'canceled',
        canceled_by: 'company',
        refund: 0,
      })
      .set({ canceled_at: momentOf('2026-04-02', 8) })
      .where('id', '=', canceled.id)
      .execute();
  });
  const id = expect.any(String);
  expect(await utilization(company.token, '2026-03')).toEqual([
    { id, share: 0, income: 0 },
    { id, share: 1 / 62, income: 0 },
    { id, share: 4 / 62, income: 0 },
  ]);
  expect(await utilization(company.token, '2026-04')).toEqual([
    { id, share: 0, income: 0 },
    { id, share: 2 / 60, income: 450.5 },
    { id, share: 3 / 60, income: 0 },
  ]);
  expect((await utilization(company.token, '2026-02')).map(({ share }) => share)).toEqual([null, null, null]);

  const april = `${fetchStatement.path}?from=2026-04-01&to=2026-04-30`;
  const statement = await server.fetch(april, { token: company.token });
  expect(fetchStatement.response.parse(await statement.json()).data.total.gross).toBe('450.50');
});

test('what is out now counts up to now', async () => {
  const company = await market.company(1);
  await deliver(company);
  const now = dayOf(server.app.now()).slice(0, 7);
  expect((await utilization(company.token, now))[0]?.share).toBe(1);
});

test('a month has to be one', async () => {
  const { token } = await market.company(0);
  for (const month of ['', '2026-13', '2026-1', 'now']) expect((await ask(token, month)).status).toBe(400);
  expect(await (await ask(token, '2031-01')).json()).toEqual({ containers: [] });
});
