import { expect, test } from 'vitest';
import { changeOf, readerOf } from './search-words.ts';

const chip = (kind: string, value: string) => ({ kind, value, label: value, words: value });

test('each list has its own parameter for a kind of chip', () => {
  const type = chip('type', 'مكابس نفايات');
  expect(changeOf('accepted')(type, {})).toEqual({ type: type.value, status: 'all' });
  expect(changeOf('sub')(type, {})).toEqual({ containerType: type.value, status: 'all' });
  expect(changeOf('sub')(chip('task', 'unload'), {})).toEqual({ type: 'unload', status: 'all' });
  expect(changeOf('new')(chip('district', 'النرجس'), {})).toMatchObject({ place: 'النرجس' });
});

test('a chosen state stays, and of drivers one filter replaces the other', () => {
  const now = { status: 'late' };
  expect(changeOf('accepted')(chip('driver', 'd1'), now)).toEqual({ driverId: 'd1', driver: '', ...now });
  expect(changeOf('accepted')(chip('driver', 'unassigned'), now)).toEqual({
    ...{ driver: 'unassigned', driverId: '', ...now },
  });
  expect(changeOf('accepted')(chip('status', 'pending'), now)).toEqual({ status: 'pending' });
});

test('a place is known once the list has shown it', () => {
  let places: readonly string[] = [];
  const read = readerOf('sub', () => new Map([[0, places.map((place) => ({ Order: { place } }))]]));
  const labels = () => read({ text: 'السلي 20 ', made: [], asked: {} }).added.map(({ label }) => label);
  expect(labels()).toEqual([]);
  places = ['السلي'];
  expect(labels()).toEqual(['السلي', '20 ياردة']);
  places = [];
  expect(labels()).toEqual(['السلي', '20 ياردة']);
});
