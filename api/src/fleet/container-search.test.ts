import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { beforeAll, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany } from '../../testing/marketplace.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();
let mine: MarketCompany;
beforeAll(async () => {
  mine = await market.company(0);
  const add = (containerNumber: string, type: string, size: string, status: string) =>
    market.post(addContainer.path, mine.token, { containerNumber, type, size, status, price: 500 });
  await add('C-0054', 'حاويات أنقاض', '20 yard', 'available');
  await market.order(mine);
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('orders')
      .set({ number: 10_377, contact_name: 'منى الشهري', place: 'الدرعية' })
      .where('company_id', '=', mine.id)
      .execute(),
  );
  await add('C-0540', 'حاويات أنقاض', '12 yard', 'rented');
  await add('A-20', 'مكابس نفايات', '12 yard', 'maintenance');
  await add('R-7', 'حاويات نفايات', '4 yard with lid', 'available');
  await add('R-8', 'حاويات نفايات', '4 yard', 'available');
}, 60_000);

const all = ['A-20', 'C-0054', 'C-0540', 'R-7', 'R-8'];

test.each([
  ['', all],
  ['20 ياردة', ['C-0054']],
  ['٢٠ ياردة', ['C-0054']],
  ['20ياردة', ['C-0054']],
  // A number alone is a part of a number, too.
  ['20', ['A-20', 'C-0054']],
  ['4 ياردة', ['R-7', 'R-8']],
  ['4 ياردة بغطاء', ['R-7']],
  ['25 ياردة', []],
  ['مؤجرة', ['C-0540']],
  ['موجره', ['C-0540']],
  ['محجوزة', ['C-0054']],
  ['الصيانة', ['A-20']],
  ['متوفرة', ['R-7', 'R-8']],
  ['متوفرة بغطاء', ['R-7']],
  ['مؤجرة صيانة', []],
  ['حاويه', all],
  ['حاوية نفايات', ['R-7', 'R-8']],
  ['نفايات', ['A-20', 'R-7', 'R-8']],
  ['انقاض', ['C-0054', 'C-0540']],
  ['c54', ['C-0054', 'C-0540']],
  ['C-0054', ['C-0054']],
  ['c0054', ['C-0054']],
  ['ح-10377', ['C-0054']],
  ['10377', ['C-0054']],
  ['ح-10378', []],
  ['الشهرى', ['C-0054']],
  ['منی الشہري', ['C-0054']],
  ['الدرعيه', ['C-0054']],
  ['%', []],
])('«%s» finds the containers that it means', async (q, expected) => {
  const path = `${listContainers.path}?sort=containerNumber&q=${encodeURIComponent(q)}`;
  const answer = await server.fetch(path, { token: mine.token });
  const { containers } = listContainers.response.parse(await answer.json());
  expect(containers.map(({ containerNumber }) => containerNumber)).toEqual(expected);
});

test('words of another company’s order find nothing', async () => {
  const other = await market.company(1);
  const path = `${listContainers.path}?q=${encodeURIComponent('ح-10377')}`;
  const answer = await server.fetch(path, { token: other.token });
  expect(listContainers.response.parse(await answer.json()).containers).toEqual([]);
});
