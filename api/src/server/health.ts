import { sql } from 'kysely';
import type { Server } from './server-context.ts';

/** Milliseconds for a healthy database to answer. */
const longestWait = 3_000;

/** Liveness and readiness for monitoring; not part of the API, so without a contract. */
export function healthRoutes({ http, db }: Server): void {
  http.get('/health', async () => ({ status: 'ok' }));

  http.get('/ready', async (request, reply) => {
    try {
      await inTime(sql`select 1`.execute(db));
      return { status: 'ok' };
    } catch (err) {
      request.log.error({ err }, 'the database does not answer');
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' });
    }
  });
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${longestWait} ms`)), longestWait);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
