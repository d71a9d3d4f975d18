import { sql } from 'kysely';
import type { App } from '../http/context.ts';

/** For whoever watches the server: alive, and (with its database) ready. Not part of the API, so no contract. */
export function healthRoutes({ http, db }: App): void {
  http.get('/health', async () => ({ status: 'ok' }));

  http.get('/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch (err) {
      request.log.error({ err }, 'the database does not answer');
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' });
    }
  });
}
