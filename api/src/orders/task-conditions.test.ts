import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { type Condition, meetingAll, oneOf } from './task-conditions.ts';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (some) => new PostgresIntrospector(some),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Its parts in short, each column with its values. */
const partsOf = (...conditions: readonly Condition[]) =>
  meetingAll('orders', conditions).parts.map((part) => {
    const { sql, parameters } = part.compile(db);
    return sql
      .replace(/"orders"\."(\w+?)(_id)?"/g, '$1')
      .replace(/any\(\$(\d+)::\w+\[\]\)|\$(\d+)::\w+/g, (_, many, one) =>
        String(parameters[Number(many ?? one) - 1]),
      );
  });

const containers = (...ids: readonly string[]) => oneOf({ container_id: ids });
const north = oneOf({ place: ['north'] });

test('a condition of several columns is apart for each, so that an index serves it', () => {
  expect(partsOf(oneOf({ id: [], container_id: ['1', '2'], place: ['north'] }))).toEqual([
    '(container = 1,2)',
    '(place = north and ((container = 1,2)) is not true)',
  ]);
});

test('of one column all conditions are one', () => {
  expect(partsOf(containers('1', '2', '3'), north, containers('2', '3', '4'))).toEqual([
    '(container = 2,3 and place = north)',
  ]);
});

test('the condition with the fewest values is apart, within what is needed; the others narrow each part', () => {
  const many = oneOf({ container_id: ['1', '2', '3'], driver_id: ['5'] });
  expect(partsOf(many, oneOf({ container_id: ['2', '9'], driver_id: ['6'] }), containers('1', '2'))).toEqual([
    '(container = 2 and (container = 1,2,3 or driver = 5))',
    '(container = 1,2 and driver = 6 and ((container = 2,9)) is not true and (container = 1,2,3 or driver = 5))',
  ]);
});

test.each([
  ['a condition that nothing meets', [containers('1'), oneOf({ place: [] })]],
  ['two that nothing meets together', [containers('1'), containers('2')]],
  [
    'one whose columns all miss what is needed',
    [containers('1'), north, oneOf({ container_id: ['2'], place: ['south'] })],
  ],
])('%s reads no task', (_, conditions) => {
  expect(partsOf(...conditions)).toEqual(['false']);
});

test.each([
  ['one value', false, [containers('1')]],
  ['one needed value', false, [containers('1', '2'), north]],
  ['several values', true, [containers('1', '2')]],
  ['one value in each column', false, [oneOf({ container_id: ['1'], driver_id: ['5'] })]],
  ['several in one of two columns', true, [oneOf({ container_id: ['1', '2'], driver_id: ['5'] })]],
])('with %s an index has the list’s order, or not: scattered %s', (_, isScattered, conditions) => {
  expect(meetingAll('orders', conditions).isScattered).toBe(isScattered);
});
