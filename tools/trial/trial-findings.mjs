// @ts-check

/** @typedef {import('@hawiyat/shared/contract/platform/outcomes').Outcome} Outcome */

/**
 * What a page showed while a release was tried in it.
 * @typedef {object} Findings
 * @property {Outcome[]} outcomes what the page reported
 * @property {string[]} errors message and stack of each error, the page's own refusals first
 * @property {Promise<void>[]} reading errors that the page has logged and the trial still reads
 * @property {string[]} missing files that the release does not have, and the page asked for
 * @property {boolean} isHeldUp whether a check of the trial makes the page stand still now
 */

/** Whether an outcome says that a release fails: `measured` only tells of long tasks. @param {Pick<Outcome, 'outcome'>} outcome */
export const isBad = ({ outcome }) => !['loaded', 'retried', 'measured'].includes(outcome);

/** An area that did not come within its time: `shell/src/composition/load-release.ts`. */
const tooLate = /^\w+: \S+ hung(\n|$)/;

/**
 * @param {Pick<Findings, 'outcomes' | 'errors'>} findings
 * @returns {boolean} whether all that is wrong is that something took too long
 */
export function isOnlySlow({ outcomes, errors }) {
  const isLate = errors.length > 0 && errors.every((text) => tooLate.test(text));
  const bad = outcomes.filter(isBad);
  return isLate || (errors.length === 0 && bad.every(({ outcome }) => outcome === 'hung'));
}

/** @returns {Findings} */
export const noFindings = () => ({
  ...{ outcomes: [], errors: [], reading: [], missing: [], isHeldUp: false },
});

/** Callers named of one error: below them is React. */
const deepest = 20;

/**
 * An error as a developer reads it: its message and its whole stack, with places in the sources where a map knows them.
 * @param {string} stack of the error that caused all others
 * @param {(url: string, line: number, column: number) => string | null} placeOf
 */
export function inSources(stack, placeOf = () => null) {
  const lines = stack.split('\n').map((text) =>
    text.replace(/https?:\/\/[^\s()]+?:(\d+):(\d+)(?=\)?$)/, (place, line, column) => {
      const url = place.slice(0, -`:${line}:${column}`.length);
      return placeOf(url, Number(line), Number(column)) ?? place;
    }),
  );
  const first = lines.findIndex((text) => /^\s+at /.test(text));
  return first < 0 ? lines.join('\n') : lines.slice(0, first + deepest).join('\n');
}

/**
 * @param {Findings} observed
 * @param {string} [otherwise] what is wrong when nothing was found
 * @returns {string} the reason for which a release does not open, with everything that points at its cause
 */
export function reasonOf({ outcomes, errors, missing }, otherwise = '') {
  const bad = outcomes.find(isBad);
  const files = [...new Set(missing)].map((file) => `${file} is not in the release`);
  return [
    ...(bad ? [`${bad.remote} ${bad.release} ${bad.outcome}`] : otherwise ? [otherwise] : []),
    ...files,
    ...new Set(errors),
  ]
    .slice(0, 4)
    .join('\n')
    .replaceAll('\n', '\n    ');
}
