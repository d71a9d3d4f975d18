import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { type ContainerFilter, showAll } from './container-filter.ts';
import { matching, prepareSearch } from './container-matching.ts';

const today = '2026-11-24';
const of = (containerNumber: string, rest: Partial<Container>): Container => ({
  ...{ id: containerNumber, containerNumber, type: 'حاويات أنقاض', size: '12 yard', price: 450 },
  ...{ status: 'available', heldByOrder: false, hold: null, version: 1 },
  ...rest,
});
const order = (number: string, until: string | null): NonNullable<Container['hold']> => ({
  ...{ orderId: number, number, status: 'delivered', day: '2026-11-18', until },
  ...{ deliveredAt: '2026-11-18T07:00:00Z', contactName: 'أبو فهد', place: 'الدرعية' },
  deliveryLocation: null,
});
const containers = [
  of('C-0001', { status: 'rented', hold: order('ح-10377', '2026-11-22') }),
  of('C-0002', { type: 'حاويات نفايات', size: '2 yard', status: 'reserved' }),
  of('C-0054', { size: '20 yard', status: 'rented', hold: order('ح-10400', '2026-11-25') }),
  of('C-0120', { type: 'مكابس نفايات', size: '20 yard' }),
];
const found = (filter: Partial<ContainerFilter>) =>
  containers.filter(matching({ ...showAll, ...filter }, today)).map((item) => item.containerNumber);

test.each([
  ['', ['C-0001', 'C-0002', 'C-0054', 'C-0120']],
  ['٠٠٠٢', ['C-0002']],
  ['۰۰۰۱', ['C-0001']],
  ['c-0001', ['C-0001']],
  [' انقاض ', ['C-0001', 'C-0054']],
  ['نفايات', ['C-0002', 'C-0120']],
  ['C-0003', []],
  ['c54', ['C-0054']],
  ['c0054', ['C-0054']],
  ['C-54', ['C-0054']],
  ['54', ['C-0054']],
  ['20', ['C-0054', 'C-0120']],
  ['20 ياردة', ['C-0054', 'C-0120']],
  ['20 متوفرة', ['C-0120']],
  ['مؤجره', ['C-0001', 'C-0054']],
  ['محجوزه', ['C-0002']],
  ['حاويه', ['C-0001', 'C-0002', 'C-0054', 'C-0120']],
  ['ابو فهد', ['C-0001', 'C-0054']],
  ['الدرعيه 20 ياردة', ['C-0054']],
  ['10377', ['C-0001']],
  ['ح-10377', ['C-0001']],
])('searching for «%s» finds what it means, however it is typed', (text, expected) => {
  expect(found({ text })).toEqual(expected);
});

test.each<[Partial<ContainerFilter>, string[]]>([
  [{ status: 'rented', text: 'نفايات' }, []],
  [{ size: '20 yard', type: 'مكابس نفايات' }, ['C-0120']],
  [{ place: 'الدرعية', size: '20 yard' }, ['C-0054']],
  [{ back: 'late' }, ['C-0001']],
  [{ back: 1 }, []],
  [{ back: 2 }, ['C-0054']],
  [{ free: [today, today] }, ['C-0120']],
  [{ free: ['2026-11-26', '2026-11-27'] }, ['C-0054', 'C-0120']],
  [{ free: ['2026-11-26', '2026-11-27'], size: '12 yard' }, []],
])('all that %j asks must fit', (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('a search prepared in idle turns reads no container again', async () => {
  let reads = 0;
  const fleet = Array.from({ length: 250 }, (_, at) => ({
    ...of(`C-${at}`, {}),
    get containerNumber() {
      reads += 1;
      return `C-${at}`;
    },
  }));
  const turns: (() => void)[] = [];
  prepareSearch(fleet, () => new Promise((resolve) => turns.push(resolve)));
  let done = 0;
  for (let turn = turns.shift(); turn; turn = turns.shift()) {
    const before = reads;
    turn();
    await Promise.resolve();
    done += 1;
    expect(reads - before).toBeLessThanOrEqual(100);
  }
  expect([done, reads]).toEqual([3, 250]);
  const searched = fleet.filter(matching({ ...showAll, text: 'c-24' }, today)).length;
  expect([searched, reads]).toEqual([11, 250]);
});

test('a list that is no longer shown is not prepared further', async () => {
  const turns: (() => void)[] = [];
  const end = prepareSearch([...containers], () => new Promise((resolve) => turns.push(resolve)));
  end();
  turns.shift()?.();
  await Promise.resolve();
  expect(turns).toEqual([]);
});
