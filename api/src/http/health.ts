import { sql } from 'kysely';
import type { Server } from './server-context.ts';

const longestWait = 3_000;
const mostNamed = 10;

export interface LiveFiles {
  version(): string | number;
  lost(): Promise<string[]>;
}

export function healthRoutes({ http, db }: Server, files: LiveFiles): void {
  /** The version whose files were all available. */
  let whole: string | number | null = null;
  http.get('/health', async () => ({ status: 'ok' }));

  http.get('/ready', async (request, reply) => {
    const unavailable = (lost?: string[]) =>
      reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', ...(lost && { lost }) });
    try {
      await inTime(sql`select 1`.execute(db));
      const version = files.version();
      if (version === whole) return { status: 'ok' };
      const lost = await files.lost();
      if (lost.length === 0) whole = version;
      else {
        request.log.error({ lost }, 'files of live releases cannot be had');
        return unavailable(lost.slice(0, mostNamed));
      }
      return { status: 'ok' };
    } catch (err) {
      request.log.error({ err }, 'the database or the bucket does not answer');
      return unavailable();
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
