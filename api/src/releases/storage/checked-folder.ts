import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './storage.ts';
import { type Form, fileName, openThere, readFromStart, verified } from './stored-file.ts';

type Lacking = 'rotten' | null;

export type CheckedFolder = ReturnType<typeof checkedFolder>;

const mostCached = 20_000;

/** Opens a file only if it matches the hash in its name: checked at the first read, and again after a change. */
export function checkedFolder(folder: string) {
  const checked = new LRUCache<string, { state: string; isRight: boolean }>({ max: mostCached });

  async function isRight(file: FileHandle, path: string, name: string, form: Form): Promise<boolean> {
    const { ino, size, mtimeNs, ctimeNs } = await file.stat({ bigint: true });
    const state = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    const known = checked.get(path);
    if (known?.state === state) return known.isRight;
    const matches = (await verified(name, form, await readFromStart(file, Number(size)))) !== null;
    checked.set(path, { state, isRight: matches });
    return matches;
  }

  async function open(name: string, form: Form): Promise<FileHandle | Lacking> {
    const path = join(folder, fileName(name, form));
    const file = await openThere(path);
    if (!file) return null;
    try {
      if (await isRight(file, path, name, form)) return file;
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return 'rotten';
  }

  return {
    open,

    async read(name: string, form: Form): Promise<Buffer | Lacking> {
      const file = await open(name, form);
      if (!file || file === 'rotten') return file;
      try {
        return (await verified(name, form, await file.readFile())) ?? 'rotten';
      } finally {
        await file.close();
      }
    },

    /** Else opens the uncompressed file. With `rotten`, a damaged encoding ends the search, for its repair. */
    async openFirst(name: string, encodings: readonly Encoding[], end: Lacking) {
      for (const encoding of [...encodings, null]) {
        const file = await open(name, encoding);
        if (file === 'rotten' && end === 'rotten') return null;
        if (file && file !== 'rotten') return { file, encoding };
      }
      return null;
    },

    /** Atomic: readers see the old or the new file, and a killed process leaves no half. */
    async write(name: string, form: Form, bytes: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const path = join(folder, fileName(name, form));
      const draft = `${path}.${randomUUID()}`;
      // Flushed before it gets its name: a power cut could otherwise leave an empty file under it forever.
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    },
  };
}
