import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

/** Another process, or another part of this one, works in the data folder. */
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
 * Takes the data folder for this process, making the folder when there is none. A lock left by a killed process is
 * taken over.
 *
 * The lock is the highest `lock.<n>` in the folder, and it holds who took it. Taking it over means creating the next
 * number, which one process alone can do; a file is deleted only by the owner of a higher one. So nobody ever removes
 * a lock that somebody else has just taken, as it can happen when a stale lock is deleted and made again.
 * @returns gives the folder back
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
      // Another process went past this number while it was being made.
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
  // Gone: its owner's successor deleted it. Empty: given back.
  if (text === null || text === '') return false;
  const owner: ProcessIdentity = JSON.parse(text);
  return isRunning(owner);
}

/** Makes the file with its whole content in one step, so that no reader finds it half-written. */
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
