import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Builds a folder unless another worker of this run has: a build takes as long as two tests.
 * @param key of what is built; the same key means the same folder
 * @param build what takes long; returns a folder that it gives away
 * @returns a copy of the folder, the caller's own
 */
export async function buildOnce(key: unknown, build: () => Promise<string>): Promise<string> {
  const builds = process.env.TEST_BUILDS;
  if (!builds) return build();
  const folder = join(builds, createHash('sha256').update(JSON.stringify(key)).digest('hex'));
  while (!existsSync(folder)) await buildUnlessBegun(folder, build);
  const copy = join(mkdtempSync(join(tmpdir(), 'hawiyat-build-')), basename(folder));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Creating a folder succeeds in one process only; the others look again. */
async function buildUnlessBegun(folder: string, build: () => Promise<string>): Promise<void> {
  const begun = `${folder}.begun`;
  try {
    mkdirSync(begun);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await setTimeout(100);
    return;
  }
  try {
    renameSync(await build(), folder);
  } finally {
    rmdirSync(begun);
  }
}
