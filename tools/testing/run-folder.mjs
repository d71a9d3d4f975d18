// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of tests a folder for all temporary files of its programs, and removes it with what they have left there.
 * @template Result
 * @param {(folder: string, env: NodeJS.ProcessEnv) => Promise<Result>} work `env` is what its programs start with
 */
export async function inRunFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-test-'));
  // PostgreSQL has its data below, and runs as another account.
  chmodSync(folder, 0o711);
  try {
    return await work(folder, { ...process.env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
