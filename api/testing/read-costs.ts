import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { asCompany } from '../src/db/tenant.ts';
import { dayOf } from '../src/kernel/calendar.ts';
import { everyRead, type Read } from './every-read.ts';
import { type Cost, measuredDatabase } from './query-cost.ts';
import type { ScaleWorld } from './scale-world.ts';

export interface ReadCost extends Cost {
  readonly who: string;
  readonly path: string;
  readonly read: Read;
  readonly status: number;
  /** Items of lists in the response, or lines of a file. */
  readonly returned: number;
  /** The `total` in the response: rows of the list beyond the page, too. */
  readonly counted: number;
}

const pageLength = 50;
const operatorToken = 'the-operators-token-of-all-costs';

/**
 * What every call that reads costs in the database, for a large and for a small company and everyone else.
 * @param rounds how often each is measured, but for whole lists: the fastest counts
 */
export async function readCosts(url: string, world: ScaleWorld, rounds = 1): Promise<ReadCost[]> {
  const { db, costOf } = measuredDatabase(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-costs-'));
  const { http } = createApp({
    ...{ db, dataDir, operatorToken, operatorTokenOpens: 'everything', logLevel: 'error' },
    ...{ mostAtOnce: 1_000, attemptFactor: 1e6 },
  });
  const costs: ReadCost[] = [];
  const measure = async (who: string, token: string | undefined, read: Read, path = read.path) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const ask = () => costOf(async () => http.inject({ url: path, headers }));
    let { result, cost } = await ask();
    for (let round = 1; round < (isWholeList({ read }) ? 1 : rounds); round++) {
      const again = await ask();
      if (again.cost.ms < cost.ms) ({ result, cost } = again);
    }
    const type = String(result.headers['content-type']);
    const body: unknown = type.startsWith('application/json') ? result.json() : result.body;
    const answer = Object(body) as { total?: number; nextCursor?: string | null };
    const { total: counted = 0 } = answer;
    costs.push({ who, path, read, status: result.statusCode, returned: returnedIn(body), counted, ...cost });
    return answer;
  };
  try {
    const document = (await http.inject({ url: '/api/openapi.json' })).json();
    const today = dayOf(new Date());
    for (const who of ['large', 'small'] as const) {
      const company = world[who];
      const request = (
        await http.inject({
          url: '/api/company/orders/pending?limit=1',
          headers: { authorization: `Bearer ${company.token}` },
        })
      ).json<{ orders: { id: string }[] }>();
      const aContainer = async () =>
        (
          await asCompany(db, company.id, (tx) =>
            tx
              .selectFrom('orders')
              .select('container_id')
              .where('company_id', '=', company.id)
              .limit(1)
              .executeTakeFirstOrThrow(),
          )
        ).container_id;
      const idIn = (table: 'orders' | 'sub_orders') =>
        asCompany(db, company.id, async (tx) => {
          const found = tx.selectFrom(table).select('id').where('company_id', '=', company.id);
          return (await found.orderBy('delivery_date', 'desc').limit(1).executeTakeFirstOrThrow()).id;
        });
      const documentOf = (companyId: string) =>
        asCompany(db, companyId, async (tx) => {
          const found = tx.selectFrom('documents').select('id').where('company_id', '=', companyId);
          return (await found.limit(1).executeTakeFirstOrThrow()).id;
        });
      const known = {
        driverId: [company.driverId],
        containerId: [await aContainer()],
        ids: [await aContainer()],
        month: [today.slice(0, 7)],
        orderId: [await idIn('orders')],
        subOrderId: [await idIn('sub_orders')],
        // Its truck has the driver's id.
        truckId: [company.driverId],
        documentId: [await documentOf(company.id)],
        globalOrderId: [request.orders[0]?.id ?? ''],
        ...{ day: [today], from: [dayOf(new Date(Date.now() - 20 * 86_400_000))], to: [today] },
        ...{ period: ['12months'], remote: ['mf-orders'], path: ['x'] },
        // Nothing, one container, a driver, one letter, two, everything, a place, a type, an order, and a size in a place.
        q: ['zzzz', 'C-0012', 'أحمد 3', 'ث', '12', 'c-', 'الدرعية', 'أنقاض', '10012', '20 ياردة الدرعية'],
        place: ['الدرعية'],
      };
      const tokens: Record<string, string> = {
        ...{ company: company.token, driver: company.driverToken },
        ...{ customer: world.customerToken, operator: operatorToken },
      };
      for (const read of everyRead(document, known, pageLength)) {
        const audience = Object.keys(read.call.operation.security?.[0] ?? {})[0] ?? 'anyone';
        if (who === 'small' && audience !== 'company' && audience !== 'driver') continue;
        const { total, nextCursor } = await measure(who, tokens[audience], read);
        const other = (query: Record<string, string>) =>
          measure(who, tokens[audience], read, `${read.path.split('?')[0]}?${new URLSearchParams(query)}`);
        if (nextCursor && !read.query.skip) await other({ ...read.query, cursor: nextCursor });
        for (const skip of total ? [Math.floor(total / 2), total - 10, total + 10] : [])
          if (skip > 0) await other({ ...read.query, skip: String(skip) });
      }
    }
  } finally {
    await http.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
  return costs;
}

/** Whether a call asks for a list from end to end: what that costs is as long as the list. */
export function isWholeList({ read }: Pick<ReadCost, 'read'>): boolean {
  const { path, operation } = read.call;
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  return !isPaged && /\/(export|statement|stops|assignable|board|utilization)$/.test(path);
}

function returnedIn(body: unknown): number {
  return typeof body === 'string' ? body.split('\n').length : itemsIn(body);
}

function itemsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((all: number, item) => all + itemsIn(item), own);
}

/** A table of the costs, the dearest first. */
export function costTable(costs: readonly ReadCost[]): string {
  const rows = [...costs]
    .sort((a, b) => b.ms - a.ms)
    .map((cost) =>
      [
        cost.who.padEnd(5),
        String(cost.status),
        String(cost.rows).padStart(9),
        String(cost.returned).padStart(7),
        cost.ms.toFixed(1).padStart(8),
        String(cost.buffers).padStart(8),
        String(cost.temp).padStart(6),
        decodeURIComponent(cost.path),
      ].join(' '),
    );
  return ['who      rows read returned ms buffers temp call', ...rows].join('\n');
}
