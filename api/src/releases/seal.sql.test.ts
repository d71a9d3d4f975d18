import { listRolloutLog, sealRolloutLog } from '@hawiyat/shared/contract/platform/rollouts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { Db } from '../db/open.ts';
import { beginning, hashOfEntry } from './chain.ts';
import { rolloutLog } from './rollout-log.ts';
import { logKey } from './seal.ts';

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await testServer();
  db = server.db;
  // What someone with the database's password can do; the server's own roles cannot.
  for (const table of ['release_events', 'release_log_heads'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
}, 60_000);
afterAll(() => server.close());

const remote = 'mf-fleet';
const author = { actor: 'operator', reason: '' };
const add = (rollouts = server.app.rollouts) =>
  rollouts.add(remote, author, new Date(), () => ({ type: 'paused' }));
const stateNow = async () => {
  const path = listRolloutLog.path.replace(':remote', remote);
  const answer = await server.fetch(path, { token: server.operatorToken });
  return listRolloutLog.response.parse(await answer.json()).state;
};
const lastHash = async () => (await server.app.rollouts.log(remote)).entries.at(-1)?.hash ?? null;
const sendSeal = (seen: string | null) =>
  server.fetch(sealRolloutLog.path.replace(':remote', remote), {
    ...{ method: 'POST', token: server.operatorToken, json: { seen } },
  });
const seal = async () => {
  const answer = await sendSeal(await lastHash());
  return sealRolloutLog.response.parse(await answer.json()).state;
};

beforeEach(async () => {
  for (const table of ['release_events', 'release_log_heads'])
    await sql`delete from ${sql.table(table)} where remote = ${remote}`.execute(db);
  for (let i = 0; i < 4; i++) await add();
});

const cut = (lines: number) => () =>
  sql`delete from release_events where remote = ${remote} and seq > ${4 - lines}`.execute(db);
const removeHead = () => sql`delete from release_log_heads where remote = ${remote}`.execute(db);

/** Recomputes the whole chain with another reason in its second entry, without knowing the key. */
async function recomputed(keepsSeals: boolean): Promise<void> {
  const { entries: lines } = await server.app.rollouts.log(remote);
  let previous = beginning;
  for (const { hash: _, ...line } of lines) {
    const changed = { ...line, previous, ...(line.seq === 2 && { reason: 'غيره' }) };
    previous = hashOfEntry(changed);
    await sql`update release_events set previous = ${changed.previous}, reason = ${changed.reason}, hash = ${previous}
      where remote = ${remote} and seq = ${line.seq}`.execute(db);
  }
  if (!keepsSeals) await sql`update release_events set seal = null where remote = ${remote}`.execute(db);
  await sql`update release_log_heads set hash = ${previous} where remote = ${remote}`.execute(db);
}

/** As somebody does who can write to the database and lacks the key. */
async function addUnsealed(): Promise<void> {
  const last = (await server.app.rollouts.log(remote)).entries.at(-1);
  const line = {
    remote: remote as typeof remote,
    seq: (last?.seq ?? 0) + 1,
    at: new Date().toISOString(),
    ...author,
    event: '{"type":"resumed"}',
    previous: last?.hash ?? beginning,
  };
  await sql`insert into release_events (remote, seq, at, actor, reason, event, previous, hash) values (${remote}, ${line.seq},
    ${line.at}::timestamptz, ${line.actor}, '', ${line.event}, ${line.previous}, ${hashOfEntry(line)})`.execute(
    db,
  );
}

test('a log as servers wrote it is intact', async () => {
  expect(await stateNow()).toBe('whole');
});

test.each<[string, () => Promise<unknown>]>([
  ['without its last entry', cut(1)],
  ['without its last two entries', cut(2)],
  ['without any entry', cut(4)],
  ['whose head is missing', removeHead],
  ['without its last entry and its head', () => cut(1)().then(removeHead)],
  ['recomputed without the key', () => recomputed(true)],
  ['recomputed without the key, and without seals', () => recomputed(false)],
])('a log %s is broken, and stays so when entries are added', async (_, attack) => {
  await attack();
  expect(await stateNow()).toBe('broken');
  for (let i = 0; i < 3; i++) await add();
  expect(await stateNow()).toBe('broken');
});

test('an entry without a seal breaks the log until an operator has read it and vouches for it', async () => {
  await addUnsealed();
  expect(await stateNow()).toBe('broken');
  await add();
  expect(await stateNow()).toBe('broken');
  const read = await lastHash();
  await addUnsealed();
  expect((await sendSeal(read)).status).toBe(409);
  expect(await stateNow()).toBe('broken');
  expect(await seal()).toBe('whole');
  await add();
  expect(await stateNow()).toBe('whole');
  expect(server.logs()).toContain('an operator sealed a log');
});

test('with another credential the log is neither intact nor broken, until it is sealed with that', async () => {
  const later = rolloutLog(db, logKey('another-credential-of-the-operator'));
  expect((await later.log(remote)).state).toBe('unknown-key');
  await add(later);
  expect((await later.log(remote)).state).toBe('unknown-key');
  expect(await stateNow()).toBe('unknown-key');
  await later.seal(remote, await lastHash());
  await add(later);
  expect((await later.log(remote)).state).toBe('whole');
});
