import { listContainers } from '@hawiyat/shared/contract/containers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';

// The embedded database has no pool: there everybody waits for the turn.
test.runIf(process.env.TEST_DATABASE_URL)(
  'while every connection to the database is taken, a call hears that the server is busy, and when to come again',
  async () => {
    const server = await testServer();
    try {
      const token = await (await server.createCompany('شركة')).signIn();
      const taken = Array.from({ length: 10 }, () => sql`select pg_sleep(6.5)`.execute(server.db));
      const answer = await server.fetch(listContainers.path, { token });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { message: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.' },
      ]);
      expect(answer.headers.get('retry-after')).toBe('5');
      await Promise.all(taken);
    } finally {
      await server.close();
    }
  },
);
