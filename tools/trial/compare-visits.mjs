// @ts-check

/** @import { Visit } from './visit.mjs' */

/** Milliseconds of one task, in which the page answers nothing. */
const longestTaskLimit = 2000;
/** A screen may take twice as long as in the stable release, and this many milliseconds more. */
const tolerated = { factor: 2, milliseconds: 500 };

/** @typedef {Pick<Visit, 'milliseconds' | 'longest' | 'host' | 'violations'>} Measured */

/** @param {readonly Measured[]} visits @returns {{ milliseconds: number, longest: number }} medians */
export function mediansOf(visits) {
  return {
    milliseconds: median(visits.map((visit) => visit.milliseconds)),
    longest: median(visits.map((visit) => visit.longest)),
  };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * What is slow about a screen; one visit may be the machine's fault, so the caller then measures three.
 * @param {readonly Measured[]} candidate
 * @param {readonly Measured[]} stable the stable release's; none when it lacks the screen
 * @returns {string[]} one sentence each
 */
export function slowness(candidate, stable) {
  const [own, before] = [mediansOf(candidate), mediansOf(stable)];
  const found = [];
  // On a busy machine every task is longer, also the stable release's.
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

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * What a candidate changes outside its area, and the violations of accessibility that the stable release does not have.
 * @param {Measured} candidate @param {Measured} stable
 * @returns {string[]} one sentence each
 */
export function differences(candidate, stable) {
  const changed = Object.entries(stable.host).flatMap(([place, before]) => {
    const now = candidate.host[place];
    // A badge may be missing; the layout's parts may not.
    if (now === undefined) return place.includes(' ') ? [] : [`${place} (missing)`];
    return now === before ? [] : [`${place} (${firstDifference(before, now)})`];
  });
  const rules = new Set(stable.violations.map((text) => text.split(':')[0]));
  const more = candidate.violations.filter((text) => !rules.has(text.split(':')[0]));
  return [
    ...(changed.length > 0
      ? [`it changes the style of ${changed.length} elements outside it: ${changed.slice(0, 3).join(', ')}`]
      : []),
    ...more.map((text) => `accessibility: ${text}`),
  ];
}

/** @param {string} before @param {string} now */
function firstDifference(before, now) {
  const old = before.split('; ');
  return now.split('; ').find((text, index) => text !== old[index]);
}
