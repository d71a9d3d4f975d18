import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPanel } from './running-panel.ts';

/**
 * Fills one data folder with the demo company before the first test, so that each panel copies it instead of migrating and
 * seeding.
 * @returns removes the folder after the last test
 */
export default async function prepareDemoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-demo-data-'));
  const panel = await startPanel({ DATA_DIR: folder });
  await panel.stop({ keepsData: true });
  process.env.TEST_DEMO_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
