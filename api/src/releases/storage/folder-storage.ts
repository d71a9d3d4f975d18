import { join } from 'node:path';
import type { Log } from '../../db/context.ts';
import { checkedFolder } from './checked-folder.ts';
import { FileLost } from './file-lost.ts';
import { fileRepair } from './file-repair.ts';
import type { OtherCopy } from './other-copy.ts';
import type { Storage } from './storage.ts';
import { forms, packed } from './stored-file.ts';

/** Stores releases in a folder, which servers on one database share; rewrites damaged files from other copies. */
export function folderStorage(
  folder: string,
  { log, copies = [] }: { readonly log: Pick<Log, 'error'>; readonly copies?: readonly OtherCopy[] },
): Storage {
  const files = checkedFolder(folder);
  const pathOf = (name: string) => join(folder, name);
  const { repair, isTampered, forget } = fileRepair(files, { log, copies, pathOf });
  return {
    async put(name, bytes, compressible) {
      forget(name);
      const wanted = compressible ? forms.toReversed() : [null];
      for (const form of wanted) {
        const file = await files.open(name, form);
        if (file && file !== 'rotten') {
          await file.close();
          continue;
        }
        if (file) log.error({ file: pathOf(name), form }, 'a stored file did not match its hash');
        await files.write(name, form, form ? await packed(form, bytes) : bytes);
      }
    },

    async open(name, encodings) {
      const found = await files.openFirst(name, encodings, 'rotten');
      if (found) return found;
      await repair(name);
      const repaired = await files.openFirst(name, encodings, null);
      if (repaired) return repaired;
      throw new FileLost(name, isTampered(name));
    },
  };
}
