import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { knownError } from '../http/domain-error-responses.ts';
import { HttpError } from '../http/http-error.ts';
import type { CursorCast } from './cursor.ts';
import type { Database } from './open.ts';
import { paged } from './paging.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table things (
    id uuid primary key default gen_random_uuid(), day date, at timestamptz, price numeric(10,2), name text
  )`.execute(database.db);
  // Many rows are equal in every key, some have none, and timestamps differ in microseconds, which JavaScript
  // cannot hold.
  await sql`insert into things (day, at, price, name)
    select case when n % 7 = 0 then null else date '2026-12-30' + n % 5 end,
      case when n % 11 = 0 then null else timestamptz '2026-12-31 21:00:00+00' + n % 40 * interval '1 microsecond' end,
      case when n % 13 = 0 then null else (n % 3) * 450.5 end,
      case when n % 5 = 0 then null else 'حاوية "' || n % 4 || E'\n' end
    from generate_series(1, 200) n`.execute(database.db);
});
afterAll(() => database.close());

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = '00000000-0000-4000-8000-000000000000';
const keys: [string, CursorCast][] = [
  ['day', 'date'],
  ['at', 'timestamptz'],
  ['price', 'numeric'],
  ['name', 'text'],
];
/** The table exists only here, so its columns are passed as expressions. */
const page = (
  column: string,
  cast: CursorCast,
  direction: 'asc' | 'desc',
  limit?: number,
  cursor?: string,
) => {
  const things = sql<{ id: string }>`(select * from things)`.as<'things'>('things');
  const query = database.db.selectFrom(things).select('id');
  return paged(query, { key: sql.ref(column), cast, direction, nullable: true, limit, cursor });
};

async function readAll(column: string, cast: CursorCast, direction: 'asc' | 'desc', limit: number) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await page(column, cast, direction, limit, cursor);
    ids.push(...rows.map((row) => row.id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

test.each(keys)(
  'pages by %s follow each other as the whole list does, both ways, nulls included',
  async (...key) => {
    for (const direction of ['asc', 'desc'] as const) {
      const whole = await page(...key, direction);
      expect(whole).not.toHaveProperty('nextCursor');
      expect(whole.rows).toHaveLength(200);
      expect(await readAll(...key, direction, 7)).toEqual(whole.rows.map((row) => row.id));
    }
  },
);

test.each(['asc', 'desc'] as const)(
  'equal rows come by the second key on every page, %s',
  async (direction) => {
    const things = sql<{ id: string; price: string | null; at: string }>`(
    select id, price, coalesce(at, timestamptz '2026-01-01')::text as at from things)`.as<'things'>('things');
    const part = (limit?: number, cursor?: string) =>
      paged(database.db.selectFrom(things).select(['id', 'price', 'at']), {
        ...{ key: sql.ref('price'), cast: 'numeric', direction, nullable: true, limit, cursor },
        second: { key: sql.ref('at'), cast: 'text' },
      });
    const { rows } = await part();
    const turn = direction === 'asc' ? 1 : -1;
    const places = new Map(rows.map(({ id }, at) => [id, at]));
    for (const { id, price, at } of rows)
      for (const other of rows)
        if (other.price === price && other.at !== at)
          expect((places.get(id) ?? 0) < (places.get(other.id) ?? 0)).toBe(
            turn * (at < other.at ? -1 : 1) < 0,
          );
    const ids: string[] = [];
    let next: string | null | undefined;
    do {
      const some = await part(7, next ?? undefined);
      ids.push(...some.rows.map((row) => row.id));
      next = some.nextCursor;
    } while (next);
    expect(ids).toEqual(rows.map((row) => row.id));
  },
);

test.each([['x'], [7], [null]])('a second key of %j is no position', async (second) => {
  const things = sql<{ id: string }>`(select * from things)`.as<'things'>('things');
  const asked = paged(database.db.selectFrom(things).select('id'), {
    ...{ key: sql.ref('price'), cast: 'numeric', direction: 'asc', limit: 5 },
    ...{ cursor: cursor(['1', id, second]), second: { key: sql.ref('at'), cast: 'timestamptz' } },
  });
  expect(knownError(await asked.catch((error: unknown) => error))).toMatchObject({ status: 400 });
});

test('a page as long as the list is its last one', async () => {
  expect((await page('day', 'date', 'asc', 200)).nextCursor).toBeNull();
  expect((await page('day', 'date', 'asc', 199)).nextCursor).not.toBeNull();
});

test('a cursor without a limit gives the rest of the list', async () => {
  const { nextCursor } = await page('price', 'numeric', 'asc', 150);
  const rest = await page('price', 'numeric', 'asc', undefined, nextCursor ?? '');
  expect([rest.rows.length, rest.nextCursor]).toEqual([50, null]);
});

test('rows that come or go between two pages neither repeat nor hide others', async () => {
  const before = (await page('name', 'text', 'asc')).rows.map((row) => row.id);
  const first = await page('name', 'text', 'asc', 50);
  await sql`insert into things (name) values ('')`.execute(database.db);
  await sql`delete from things where id = ${before[10]}`.execute(database.db);
  const second = await page('name', 'text', 'asc', 50, first.nextCursor ?? '');
  expect(second.rows.map((row) => row.id)).toEqual(before.slice(50, 100));
  await sql`delete from things where name = ''`.execute(database.db);
});

test.each([
  ['date', cursor(['2026-02-31', id])],
  ['date', cursor(['2026-02-28', 'x'])],
  ['date', cursor(['today', id])],
  ['date', cursor([{ day: 1 }, id])],
  ['timestamptz', cursor(['2026-02-31 00:00:00+00', id])],
  ['timestamptz', cursor(['infinity', id])],
  ['numeric', cursor(['NaN', id])],
  ['numeric', cursor(['1e400', id])],
  ['text', cursor(['a\u0000b', id])],
  ['text', cursor(['\ud800', id])],
  ['text', cursor('text')],
  ['text', cursor(null)],
  ['text', ''],
  ['text', 'حاوية'],
  ['text', '%00'],
] as const)('a %s list rejects the cursor %s with a 400', async (cast, text) => {
  const rejected = await page('day', cast, 'asc', 5, text).catch((error: unknown) => error);
  const answer = knownError(rejected);
  expect(answer).toBeInstanceOf(HttpError);
  expect(answer).toMatchObject({ status: 400 });
});
