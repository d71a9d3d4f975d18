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

/** Keeps the files open: the system releases a lock when its file is closed or garbage-collected. */
const held = new Map<string, FileHandle>();

/** The system holds the lock, so it ends with the process and also works against other containers. */
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

export function assertLocked(folder: string): void {
  if (!held.has(resolve(folder))) throw new DataFolderInUse(resolve(folder));
}
