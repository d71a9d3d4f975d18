import { LRUCache } from 'lru-cache';
import type { Log } from '../../db/context.ts';
import type { CheckedFolder } from './checked-folder.ts';
import { firstRight, type OtherCopy } from './other-copy.ts';
import { forms, packed } from './stored-file.ts';

interface Options {
  readonly log: Pick<Log, 'error'>;
  readonly copies: readonly OtherCopy[];
  pathOf(name: string): string;
}

const mostLost = 20_000;
const retryAfter = 10_000;

/** Rewrites damaged or missing encodings of a folder's files, if any copy has the bytes. */
export function fileRepair(folder: CheckedFolder, { log, copies, pathOf }: Options) {
  const running = new Map<string, Promise<void>>();
  const lost = new LRUCache<string, { isTampered: boolean }>({ max: mostLost, ttl: retryAfter });

  async function repairNow(name: string): Promise<void> {
    const own = await Promise.all(forms.map(async (form) => ({ form, is: await folder.read(name, form) })));
    const rotten = own.filter(({ is }) => is === 'rotten').map(({ form }) => form);
    const file = pathOf(name);
    const intact = own.find(({ is }) => Buffer.isBuffer(is))?.is;
    const bytes = Buffer.isBuffer(intact) ? intact : (await firstRight(copies, name, null))?.bytes;
    if (!bytes) {
      lost.set(name, { isTampered: rotten.length > 0 });
      log.error({ file, rotten }, 'a file of a release is lost: no copy matches its hash');
      return;
    }
    for (const { form, is } of own) {
      if (Buffer.isBuffer(is)) continue;
      if (form === null) await folder.write(name, form, bytes);
      else {
        const copy = Buffer.isBuffer(intact) ? null : await firstRight(copies, name, form);
        if (copy || is === 'rotten')
          await folder.write(name, form, copy?.stored ?? (await packed(form, bytes)));
      }
    }
    if (rotten.length > 0)
      log.error({ file, rotten }, 'a stored file did not match its hash and was rewritten');
  }

  return {
    /** Concurrent calls share one repair. */
    async repair(name: string): Promise<void> {
      if (lost.has(name)) return;
      const begun = running.get(name);
      if (begun) return begun;
      const repaired = repairNow(name).finally(() => running.delete(name));
      running.set(name, repaired);
      return repaired;
    },

    isTampered: (name: string): boolean => lost.get(name)?.isTampered ?? false,

    forget(name: string): void {
      lost.delete(name);
    },
  };
}
