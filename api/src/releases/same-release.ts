import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@hawiyat/shared/contract/platform/releases';

/** Ignores when the release was signed and what it was checked against. */
export function isSame(
  { source: _, checkedAgainst: __, ...release }: Release,
  { source: ___, checkedAgainst: ____, ...again }: Release,
): boolean {
  return isDeepStrictEqual(release, again);
}

/** Whether the team checked it against further releases, or added a report. */
export function isStatedFurther(
  { checkedAgainst: before = {}, source: sourceBefore }: Release,
  { checkedAgainst = {}, source }: Release,
): boolean {
  if (source?.report && !sourceBefore?.report) return true;
  return Object.entries(checkedAgainst).some(([remote, ids]) =>
    ids.some((id) => !before[remote]?.includes(id)),
  );
}

export const hasSameFiles = (one: Release | null, other: Release): boolean => filesOf(one) === filesOf(other);

const filesOf = (release: Release | null) =>
  JSON.stringify(release?.files.map(({ path, integrity }) => `${path} ${integrity}`).toSorted());
