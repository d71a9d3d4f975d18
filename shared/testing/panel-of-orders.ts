import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companiesOfOrders } from '@hawiyat/api/testing/companies-of-orders';
import { startPanel } from './running-panel.ts';

/** Starts the built platform with one company for each number of orders. @returns also their credentials */
export async function startPanelOfOrders(sizes: readonly number[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-orders-'));
  const companies = await companiesOfOrders(dataDir, sizes);
  return { companies, panel: await startPanel({ DATA_DIR: dataDir }) };
}
