import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import type { RolloutEvent } from './rollout.ts';
import { rolloutLog } from './rollout-log.ts';
import { logKey } from './seal.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

const key = logKey('the-operators-token-of-all-tests');
const author = { actor: 'operator', reason: 'اختبار' };
const id = (number: number) => `1.${number}.0-0123456789`;
const forAll = (release: string): RolloutEvent => ({
  ...{ type: 'started', release, salt: 'salt', stages: [100], include: [], exclude: [] },
});

test('two servers that append at once leave no gap in the numbers, and both read the same', async () => {
  const [one, other] = [rolloutLog(database.db, key), rolloutLog(database.db, key)];
  const now = new Date();
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      (i % 2 ? one : other).add(i % 4 < 2 ? 'mf-orders' : 'shell', author, now, () => forAll(id(i))),
    ),
  );
  for (const remote of ['mf-orders', 'shell'] as const) {
    const { entries: lines, state } = await one.log(remote);
    expect(lines.map((line) => line.seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(state).toBe('whole');
    expect((await one.states()).get(remote)).toEqual((await other.states()).get(remote));
  }
});

test('a restart changes nothing', async () => {
  const before = rolloutLog(database.db, key);
  const now = new Date('2026-01-01T10:00:00.123Z');
  const start = {
    type: 'started',
    release: id(90),
    salt: 'salt',
    stages: [5, 100],
    include: ['a'],
    exclude: ['b'],
  };
  await before.add('mf-fleet', author, now, () => forAll(id(89)));
  await before.add('mf-fleet', author, now, () => ({ ...start, type: 'started' }));
  await before.add('mf-fleet', author, now, () => ({ type: 'paused' }));
  await before.add('mf-insights', author, now, () => ({ type: 'halted', release: id(1) }));
  const [old, restarted] = [await before.states(), await rolloutLog(database.db, key).states()];
  expect(restarted.compositionVersion).toBe(old.compositionVersion);
  for (const remote of old.releasable) expect(restarted.get(remote)).toEqual(old.get(remote));
  expect(restarted.get('mf-fleet').rollout).toMatchObject({
    release: id(90),
    isPaused: true,
    startedAt: now,
  });
});

test('the database lets no one change or delete a log entry, not even the platform', async () => {
  const change = asPlatform(database.db, (tx) =>
    tx.updateTable('release_events').set({ reason: 'غيره' }).execute(),
  );
  await expect(change).rejects.toThrow('permission denied');
  const deletion = asPlatform(database.db, (tx) => tx.deleteFrom('release_events').execute());
  await expect(deletion).rejects.toThrow('permission denied');
});
