import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release as releaseSchema } from '@hawiyat/shared/contract/releases';
import type { Ledger } from './ledger.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Publishes a built folder (`release.json`, as its build wrote it, and the files that it lists) and makes it stable: what
 * whoever starts a server brings along. A build that was adopted before is left alone, so that a mere restart does not
 * undo what was rolled out while the server ran; one that was halted stays so.
 * @param dataDir where it is noted which build was adopted last
 * @throws Error naming the folder, when it holds no release or one that is refused
 */
export async function adopt(
  store: ReleaseStore,
  ledger: Ledger,
  folder: string,
  dataDir: string,
): Promise<void> {
  try {
    const release = releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    const note = join(dataDir, 'adopted', release.of);
    // A database that is new under an old data folder has no stable release yet, whatever the note says.
    const hasStable = (await ledger.standings()).of(release.of).stables.length > 0;
    if (hasStable && (await lastAdopted(note)) === release.id) return;

    const read = release.files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const);
    const files = new Map(await Promise.all(read));
    // The database outlives data folders: what it knows need not be in this one.
    if (await store.find(release.of, release.id)) await store.keep(release, files);
    else await store.publish(release, files);
    const author = { actor: 'server', reason: '' };
    await ledger.add(release.of, author, new Date(), ({ stables, halted }) =>
      halted.has(release.id) || stables.at(-1) === release.id
        ? null
        : { type: 'adopted', release: release.id },
    );
    await mkdir(join(dataDir, 'adopted'), { recursive: true });
    await writeFile(note, release.id);
  } catch (cause) {
    throw new Error(`The release in ${folder} cannot be adopted`, { cause });
  }
}

async function lastAdopted(note: string): Promise<string | null> {
  try {
    return await readFile(note, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
