import { stayed } from './stay.ts';
import type { Looks, Visit } from './visit.ts';

/** Milliseconds of one task, in which the page does not answer. */
const longestTaskLimit = 2000;
/** A screen may take so many times as long as in the live release, and so many milliseconds more. */
const tolerated = { factor: 2, milliseconds: 500 };

/** Visits of a slow screen: other work may spoil three, hardly nine. */
export const deciding = { least: 3, most: 9 };

type Measured = Pick<Visit, 'milliseconds' | 'longest'>;

/** Other work of the machine only adds to a time, so the shortest count. */
export function shortestOf(visits: readonly Measured[]): Measured {
  const shortest = (times: number[]) => (times.length > 0 ? Math.min(...times) : 0);
  return {
    milliseconds: shortest(visits.map((visit) => visit.milliseconds)),
    longest: shortest(visits.map((visit) => visit.longest)),
  };
}

/** What is slow about a screen, one sentence each; after one visit the caller measures again. */
export function slowness(candidate: readonly Measured[], stable: readonly Measured[]): string[] {
  const [own, before] = [shortestOf(candidate), shortestOf(stable)];
  const found = [];
  // A busy machine stretches every task, those of the live release, too.
  if (own.longest > longestTaskLimit && own.longest > tolerated.factor * before.longest)
    found.push(`a task takes ${seconds(own.longest)}, and the page answers nothing meanwhile`);
  const isSlower =
    own.milliseconds > tolerated.factor * before.milliseconds &&
    own.milliseconds > before.milliseconds + tolerated.milliseconds;
  if (stable.length > 0 && isSlower)
    found.push(
      `it shows its content after ${seconds(own.milliseconds)}, in the stable release after ${seconds(before.milliseconds)}`,
    );
  return found;
}

/** Whether a screen is opened again; `taken` counts failed visits of the candidate, too. */
export const needsAnother = (taken: number, candidate: readonly Measured[], stable: readonly Measured[]) =>
  taken < deciding.least || (taken < deciding.most && slowness(candidate, stable).length > 0);

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const moments = [
  ['opened', ''],
  ['later', ` after ${stayed} s`],
  ['left', ' once it is left'],
] as const;

/** Changed styles outside the area, and new violations of accessibility, one sentence each. */
export function differences(
  candidate: Pick<Visit, 'looks' | 'violations'>,
  stable: Pick<Visit, 'looks' | 'violations'>,
): string[] {
  const looks = moments.flatMap(([moment, when]) => {
    const [before, now] = [stable.looks[moment], candidate.looks[moment]];
    return before && now ? changedLooks(before, now, when) : [];
  });
  const rules = new Set(stable.violations.map((text) => text.split(':')[0]));
  const more = candidate.violations.filter((text) => !rules.has(text.split(':')[0]));
  return [...looks.slice(0, 1), ...more.map((text) => `accessibility: ${text}`)];
}

function changedLooks(before: Looks, now: Looks, when: string): string[] {
  const changed = Object.entries(before).flatMap(([place, look]) => {
    const own = now[place];
    // A badge may be missing, and a part of the layout may not.
    if (own === undefined) return place.includes(' ') ? [] : [`${place} (missing)`];
    return own === look ? [] : [`${place} (${firstDifference(look, own)})`];
  });
  if (changed.length === 0) return [];
  return [
    `it changes the style of ${changed.length} elements outside it${when}: ${changed.slice(0, 3).join(', ')}`,
  ];
}

function firstDifference(before: string, now: string) {
  const old = before.split('; ');
  return now.split('; ').find((text, index) => text !== old[index]);
}
