import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running server; stop it or choose another DATA_DIR.`,
    );
  }
}

const held = new Set<string>();
const generationOf = (file: string) => Number(/^lock\.(\d+)$/.exec(file)?.[1] ?? 0);

/**
 * Locks the data folder for this process, creating it when missing. The lock of a killed process is taken
 * over.
 *
 * The lock is the highest `lock.<n>` in the folder and names its owner. To take over, a process creates the
 * next number, which only one can; only the owner of a higher number deletes a file. A stale lock that is
 * deleted and created again would let one process remove another's fresh lock.
 * @returns a function that releases the lock
 * @throws DataFolderInUse at once when a living process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder);
  await mkdir(path, { recursive: true });
  const me = await thisProcess();
  for (;;) {
    const last = Math.max(0, ...(await readdir(path)).map(generationOf));
    if (last > 0 && (await isHeld(join(path, `lock.${last}`)))) throw new DataFolderInUse(path);
    const mine = join(path, `lock.${last + 1}`);
    if (!(await create(mine, me))) continue;
    const files = await readdir(path);
    if (Math.max(...files.map(generationOf)) > last + 1) {
      // Another process passed this number while the file was written.
      await rm(mine, { force: true });
      continue;
    }
    const older = files.filter((file) => generationOf(file) > 0 && generationOf(file) <= last);
    await Promise.all(older.map((file) => rm(join(path, file), { force: true })));
    held.add(path);
    return async () => {
      if (held.delete(path)) await truncate(mine);
    };
  }
}

/** @throws DataFolderInUse unless this process holds the folder's lock. */
export function assertLocked(folder: string): void {
  if (!held.has(resolve(folder))) throw new DataFolderInUse(resolve(folder));
}

async function isHeld(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(absent);
  // Missing: its owner's successor deleted it. Empty: released.
  if (text === null || text === '') return false;
  const owner: ProcessIdentity = JSON.parse(text);
  return isRunning(owner);
}

/** Creates the file with all its content in one step, so that no reader finds half of it. */
async function create(file: string, owner: ProcessIdentity): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(owner), { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

function absent(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null;
  throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
