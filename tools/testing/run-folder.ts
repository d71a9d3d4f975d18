import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of tests a folder for all temporary files of its programs, and removes it with what they have left there.
 * @param work `env` is what its programs start with
 */
export async function inRunFolder<Result>(work: (folder: string, env: NodeJS.ProcessEnv) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-test-'));
  // PostgreSQL has its data below, and runs as another account.
  chmodSync(folder, 0o711);
  try {
    return await work(folder, { ...process.env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
