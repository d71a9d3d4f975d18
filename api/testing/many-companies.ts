import { bucketOf, isAmong } from '../src/releases/cohort.ts';
import { addCompany, onDataFolder } from './data-folder.ts';

/** A company with one administrator and nothing else. */
export type OneOfMany = Awaited<ReturnType<typeof addCompany>>;

/** Makes that many companies in the database of a data folder, before a server starts on it. */
export function manyCompanies(dataDir: string, count: number): Promise<OneOfMany[]> {
  return onDataFolder(dataDir, async (db) => {
    const made: OneOfMany[] = [];
    for (let n = 0; n < count; n += 1)
      made.push(await addCompany(db, String(9_200_000_000 + n), `شركة ${n + 1}`));
    return made;
  });
}

/** Whether a company is among the first percent of a rollout with this salt. */
export const isInside = (salt: string, percent: number, { id }: OneOfMany): boolean =>
  isAmong(bucketOf(salt, id), percent);
