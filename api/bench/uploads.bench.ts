import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { register } from '@hawiyat/shared/contract/company/registration';
import { addDocument, documentLimit, setDocumentFile } from '@hawiyat/shared/contract/fleet/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { benchCompany } from './bench-orders.ts';
import { latenciesDuring } from './latencies-during.ts';

/* What large files of many, and files made to be slow, cost everybody else, on the server as it is built. */

const companies = 60;
const megabyte = 1024 * 1024;

let postgres: PostgresDatabase;
let dataDir: string;
let server: BuiltServer;
const tokens: string[] = [];
beforeAll(async () => {
  postgres = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-uploads-'));
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
  await migrate(db);
  for (let at = 0; at < companies; at += 1)
    tokens.push((await benchCompany(db, `90000000${String(at).padStart(2, '0')}`, 0)).token);
  await close();
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' };
  server = await startBuilt(env);
});
afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @returns megabytes that the server's process holds in memory */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The most that the server holds while work runs. */
async function mostMemoryDuring(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const sampling = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 50);
  await work();
  // What has been sent is read in the next moments.
  await setTimeout(1_000);
  clearInterval(sampling);
  return Math.max(most, await memory());
}

const json = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
const documentPath = (id: string) => setDocumentFile.path.replace(':documentId', id);

/** Sends all of a form but its last bytes. @returns 0 once it has been sent, or the status of an early answer */
async function sendUnfinished(
  path: string,
  headers: Record<string, string>,
  length: number,
): Promise<{ sent: ClientRequest; status: number }> {
  const sent = request(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': length, ...headers },
  });
  sent.on('error', () => {});
  const answered = once(sent, 'response').then(([answer]: IncomingMessage[]) => answer?.statusCode ?? 0);
  answered.catch(() => {});
  const body = Buffer.alloc(length - head.length - 100, 'a');
  const allSent = new Promise<number>((resolve) => {
    sent.write(head);
    sent.write(body, () => resolve(0));
  });
  return { sent, status: await Promise.race([answered, allSent]) };
}

test.each([
  [
    '120 unfinished documents of 10 MB of sixty companies',
    (at: number) =>
      sendUnfinished(
        documentPath('00000000-0000-4000-8000-000000000000'),
        { authorization: `Bearer ${tokens[at % companies]}` },
        documentLimit,
      ),
    120,
  ],
  [
    '210 unfinished registrations with a logo, without a proof',
    (at: number) =>
      sendUnfinished(register.path, { 'x-forwarded-for': `192.0.2.${1 + (at % 2)}` }, 2 * megabyte),
    210,
  ],
] as const)('%s cost at most 100 MB', { timeout: 300_000 }, async (what, send, count) => {
  const before = await memory();
  const statuses = new Map<number, number>();
  const open: ClientRequest[] = [];
  const most = await mostMemoryDuring(async () => {
    const all = await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
    for (const { sent, status } of all) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      open.push(sent);
    }
  });
  for (const sent of open) sent.destroy();
  console.log(
    `${what}: ${before.toFixed(0)} MB before, + ${(most - before).toFixed(0)} at most (limit 100); ` +
      `answers ${JSON.stringify(Object.fromEntries(statuses))}, 0 being unfinished`,
  );
  expect(most - before).toBeLessThanOrEqual(100);
});

test('six PDFs of 10 MB of escaped letters keep nobody waiting', { timeout: 300_000 }, async () => {
  const six = await Promise.all(
    tokens.slice(0, 6).map(async (token) => {
      const draft = { kind: 'other', title: 'عقد', expiresOn: '2099-01-01' };
      const answer = await fetch(server.url + addDocument.path, {
        ...{ method: 'POST', headers: json(token), body: JSON.stringify(draft) },
      });
      const { document } = addDocument.response.parse(await answer.json());
      return { token, id: document.id };
    }),
  );
  const escaped = '#61'.repeat(Math.floor((documentLimit - 200) / 3));
  const objects = `%PDF-1.4\n%${escaped}\n1 0 obj\n<</Type/Catalog>>\nendobj\n`;
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n${objects.length}\n%%EOF\n`;
  const pdf = new Blob([objects, end]);
  /** Milliseconds of each. */
  const took: number[] = [];
  const statuses: number[] = [];
  const times = await latenciesDuring(`${server.url}/health`, async () => {
    await Promise.all(
      six.map(async ({ token, id }) => {
        const form = new FormData();
        form.set('file', new File([pdf], 'contract.pdf', { type: 'application/pdf' }));
        const began = performance.now();
        // Six of ten megabytes are as much as the process takes at once.
        const answer = await fetch(server.url + documentPath(id), {
          ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
        });
        took.push(performance.now() - began);
        statuses.push(answer.status);
      }),
    );
  });
  const slowest = Math.max(...times);
  console.log(
    `six PDFs (${statuses.join(', ')}) in ${Math.max(...took).toFixed(0)} ms: /health slowest ${slowest.toFixed(0)} ms of ${times.length} (limit 100)`,
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  expect(slowest).toBeLessThanOrEqual(100);
});
