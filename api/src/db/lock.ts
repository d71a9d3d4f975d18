/// <reference path="./fs-native-extensions.d.ts" />
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running server; stop it or choose another DATA_DIR.`,
    );
  }
}

/** Open files: the system ends a lock with its file, even one that is only no longer referenced. */
const held = new Map<string, FileHandle>();

/**
 * Locks the data folder for this process, creating it when missing. The system holds the lock, so it ends with
 * the process however that ends, and holds while the process is suspended, and against other containers.
 * @returns a function that releases the lock
 * @throws DataFolderInUse at once when another process, or this one, holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // Native code, which a server with PostgreSQL does without.
  const { tryLock } = await import('fs-native-extensions');
  const path = resolve(folder);
  await mkdir(path, { recursive: true });
  const file = await open(join(path, 'lock'), 'a').catch((cause: unknown) => {
    throw new Error(
      `The lock of the data folder ${path} cannot be opened: delete what stands at ${join(path, 'lock')}, or choose another DATA_DIR.`,
      { cause },
    );
  });
  if (!tryLock(file.fd)) {
    await file.close();
    throw new DataFolderInUse(path);
  }
  held.set(path, file);
  return async () => {
    held.delete(path);
    await file.close();
  };
}

/** @throws DataFolderInUse unless this process holds the folder's lock. */
export function assertLocked(folder: string): void {
  if (!held.has(resolve(folder))) throw new DataFolderInUse(resolve(folder));
}
