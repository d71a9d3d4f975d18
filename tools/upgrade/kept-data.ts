import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresDatabase } from '@hawiyat/api/testing/postgres-database';
import { listContainers } from '@hawiyat/shared/contract/fleet/container-list';
import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { startPanel } from '@hawiyat/shared/testing/running-panel';
import { signInDemo } from './sign-in-demo.ts';

const lists = [listContainers, listDrivers, listTrucks, listAcceptedOrders];

/** Ids in the lists of the demo company, by path. */
async function idsOf(url: string): Promise<Record<string, string[]>> {
  const { token } = await signInDemo(url);
  const found: Record<string, string[]> = {};
  for (const { path } of lists) {
    const list = await fetch(`${url}${path}?limit=100`, { headers: { authorization: `Bearer ${token}` } });
    if (!list.ok) throw new Error(`${path}: ${list.status} ${await list.text()}`);
    const rows = Object.values((await list.json()) as Record<string, unknown>).find(Array.isArray) ?? [];
    found[path] = rows.map(({ id }: { id: string }) => id);
  }
  return found;
}

/** Fills a database by a past server and opens it with this one, which migrates it; lists before and after. */
export async function keptData(past: string, engine: 'pglite' | 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-filled-'));
  const postgres = engine === 'postgres' ? await postgresDatabase() : null;
  try {
    const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url, PASSWORD_COST: '17' }) };
    const [before, after] = [await read(env, past), await read(env)];
    return { before, after };
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function read(env: Record<string, string>, checkout?: string) {
  const panel = await startPanel(env, [], checkout);
  return idsOf(panel.url).finally(() => panel.stop({ keepsData: true }));
}
