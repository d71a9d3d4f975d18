import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../db/context.ts';
import { FileLost } from './file-lost.ts';
import { firstRight, type OtherCopy } from './other-copy.ts';
import type { Encoding, Storage } from './storage.ts';
import { type Form, fileName, forms, openThere, packed, readFromStart, verified } from './stored-file.ts';

interface Options {
  readonly log: Pick<Log, 'error'>;
  /** In the order in which they are asked. */
  readonly copies?: readonly OtherCopy[];
}

/** The cache of checked files; others are checked again. */
const mostCached = 20_000;
/** Milliseconds before a missing file is looked for again. */
const retryAfter = 10_000;

/**
 * Stores releases in a folder, the default without a bucket; servers on one database share it. A file is sent
 * only if it matches the hash in its name: checked when first read, and again after a change. A damaged file
 * is rewritten from its other copies.
 * @returns the storage
 * @throws FileLost of `open` when no copy of a file is intact
 */
export function folderStorage(folder: string, { log, copies = [] }: Options): Storage {
  const known = new LRUCache<string, { state: string; isRight: boolean }>({ max: mostCached });
  const repairs = new Map<string, Promise<void>>();
  const lost = new LRUCache<string, { isTampered: boolean }>({ max: mostCached, ttl: retryAfter });

  async function openForm(name: string, form: Form): Promise<FileHandle | 'rotten' | null> {
    const path = join(folder, fileName(name, form));
    const file = await openThere(path);
    if (!file) return null;
    try {
      const { ino, size, mtimeNs, ctimeNs } = await file.stat({ bigint: true });
      const state = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
      let is = known.get(path);
      if (is?.state !== state) {
        const isRight = (await verified(name, form, await readFromStart(file, Number(size)))) !== null;
        is = { state, isRight };
        known.set(path, is);
      }
      if (is.isRight) return file;
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return 'rotten';
  }

  /** @returns the verified, decompressed bytes of one encoding */
  async function read(name: string, form: Form): Promise<Buffer | 'rotten' | null> {
    const file = await openForm(name, form);
    if (!file || file === 'rotten') return file;
    try {
      return (await verified(name, form, await file.readFile())) ?? 'rotten';
    } finally {
      await file.close();
    }
  }

  /** @param end `rotten`: a damaged encoding ends the search, so that it is repaired first */
  async function openFirst(name: string, encodings: readonly Encoding[], end: 'rotten' | null) {
    for (const encoding of [...encodings, null]) {
      const file = await openForm(name, encoding);
      if (file === 'rotten' && end === 'rotten') return null;
      if (file && file !== 'rotten') return { file, encoding };
    }
    return null;
  }

  /** Rewrites damaged or missing encodings, if any copy has the bytes. */
  async function repair(name: string): Promise<void> {
    if (lost.has(name)) return;
    const begun = repairs.get(name);
    if (begun) return begun;
    const repaired = repairNow(name).finally(() => repairs.delete(name));
    repairs.set(name, repaired);
    return repaired;
  }

  async function repairNow(name: string): Promise<void> {
    const own = await Promise.all(forms.map(async (form) => ({ form, is: await read(name, form) })));
    const rotten = own.filter(({ is }) => is === 'rotten').map(({ form }) => form);
    const file = join(folder, name);
    const intact = own.find(({ is }) => Buffer.isBuffer(is))?.is;
    const bytes = Buffer.isBuffer(intact) ? intact : (await firstRight(copies, name, null))?.bytes;
    if (!bytes) {
      lost.set(name, { isTampered: rotten.length > 0 });
      log.error({ file, rotten }, 'a file of a release is lost: no copy matches its hash');
      return;
    }
    await mkdir(folder, { recursive: true });
    for (const form of forms) {
      const is = own.find((item) => item.form === form)?.is;
      if (Buffer.isBuffer(is)) continue;
      if (form === null) await write(name, form, bytes);
      else {
        const copy = Buffer.isBuffer(intact) ? null : await firstRight(copies, name, form);
        if (copy || is === 'rotten') await write(name, form, copy?.stored ?? (await packed(form, bytes)));
      }
    }
    if (rotten.length > 0)
      log.error({ file, rotten }, 'a stored file did not match its hash and was rewritten');
  }

  /** Atomic: readers see the old or the new file, and a killed process leaves no half. */
  async function write(name: string, form: Form, bytes: Buffer): Promise<void> {
    const path = join(folder, fileName(name, form));
    const draft = `${path}.${randomUUID()}`;
    // Flushed before it gets its name: a power cut could otherwise leave an empty file under it forever.
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  }

  return {
    async put(name, bytes, compressible) {
      await mkdir(folder, { recursive: true });
      lost.delete(name);
      const wanted = compressible ? forms.toReversed() : [null];
      for (const form of wanted) {
        const file = await openForm(name, form);
        if (file && file !== 'rotten') {
          await file.close();
          continue;
        }
        if (file) log.error({ file: join(folder, name), form }, 'a stored file did not match its hash');
        await write(name, form, form ? await packed(form, bytes) : bytes);
      }
    },

    async open(name, encodings) {
      const found = await openFirst(name, encodings, 'rotten');
      if (found) return found;
      await repair(name);
      const repaired = await openFirst(name, encodings, null);
      if (repaired) return repaired;
      throw new FileLost(name, lost.get(name)?.isTampered ?? false);
    },
  };
}
