import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companiesOfContainers } from '@hawiyat/api/testing/companies-of-containers';
import { startPanel } from './running-panel.ts';

/** Starts the built platform with one company for each number of containers. @returns also their credentials */
export async function startPanelOfContainers(sizes: readonly number[], env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-containers-'));
  const companies = await companiesOfContainers(dataDir, sizes);
  return { companies, panel: await startPanel({ ...env, DATA_DIR: dataDir }) };
}
