import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPanel } from './running-panel.ts';

/**
 * Prepares before the first test what takes long and all workers share: a data folder with the demo company, which each
 * panel copies instead of migrating and seeding, and a folder for the releases that tests build.
 * @returns removes both after the last test
 */
export default async function prepareRun(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-run-'));
  const demoData = join(folder, 'demo-data');
  const builds = join(folder, 'builds');
  mkdirSync(demoData);
  mkdirSync(builds);
  const panel = await startPanel({ DATA_DIR: demoData });
  await panel.stop({ keepsData: true });
  process.env.TEST_DEMO_DATA = demoData;
  process.env.TEST_BUILDS = builds;
  return () => rmSync(folder, { recursive: true, force: true });
}
