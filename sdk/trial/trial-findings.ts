import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { isBad } from '@hawiyat/shared/visits/page-signals';

export interface Findings {
  outcomes: Outcome[];
  /** Message and stack of each error; violations of the page's policy come first. */
  errors: string[];
  /** Logged errors whose stacks are still being read. */
  reading: Promise<void>[];
  /** Files that the page asked for, and the release lacks. */
  missing: string[];
  /** Whether a check makes the page stand still now. */
  isHeldUp: boolean;
}

/** The message of `shell/src/composition/load-release.ts` for an area that came too late. */
const tooLate = /^\w+: \S+ hung(\n|$)/;

export function isOnlySlow({ outcomes, errors }: Pick<Findings, 'outcomes' | 'errors'>): boolean {
  const isLate = errors.length > 0 && errors.every((text) => tooLate.test(text));
  const bad = outcomes.filter(isBad);
  return isLate || (errors.length === 0 && bad.every(({ outcome }) => outcome === 'hung'));
}

export const noFindings = (): Findings => ({
  ...{ outcomes: [], errors: [], reading: [], missing: [], isHeldUp: false },
});

/** Lines of one stack: below them is React. */
const deepest = 20;

/** Message and stack of an error, with places in the sources where a map knows them. */
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

/** Why a release does not open, with everything that points at the cause. */
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
