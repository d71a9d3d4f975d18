import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { isBad } from '@hawiyat/shared/visits/page-signals';

/** What a page showed while a release was tried in it. */
export interface Findings {
  /** What the page reported. */
  outcomes: Outcome[];
  /** Message and stack of each error, the page's own refusals first. */
  errors: string[];
  /** Errors that the page has logged and the trial still reads. */
  reading: Promise<void>[];
  /** Files that the release does not have, and the page asked for. */
  missing: string[];
  /** Whether a check of the trial makes the page stand still now. */
  isHeldUp: boolean;
}

/** An area that did not come within its time: `shell/src/composition/load-release.ts`. */
const tooLate = /^\w+: \S+ hung(\n|$)/;

/** @returns whether all that is wrong is that something took too long */
export function isOnlySlow({ outcomes, errors }: Pick<Findings, 'outcomes' | 'errors'>): boolean {
  const isLate = errors.length > 0 && errors.every((text) => tooLate.test(text));
  const bad = outcomes.filter(isBad);
  return isLate || (errors.length === 0 && bad.every(({ outcome }) => outcome === 'hung'));
}

export const noFindings = (): Findings => ({
  ...{ outcomes: [], errors: [], reading: [], missing: [], isHeldUp: false },
});

/** Callers named of one error: below them is React. */
const deepest = 20;

/**
 * An error as a developer reads it: its message and its whole stack, with places in the sources where a map knows them.
 * @param stack of the error that caused all others
 */
export function inSources(
  stack: string,
  placeOf: (url: string, line: number, column: number) => string | null = () => null,
) {
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
 * @param otherwise what is wrong when nothing was found
 * @returns the reason for which a release does not open, with everything that points at its cause
 */
export function reasonOf({ outcomes, errors, missing }: Findings, otherwise: string = ''): string {
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
