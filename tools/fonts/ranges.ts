/** Code points, both ends included. */
type Range = readonly [first: number, last: number];

/** Parses a CSS `unicode-range` like `U+20, U+621-63A`. */
export const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

export const charactersIn = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

export const without = (ranges: readonly Range[], others: readonly Range[]): Range[] =>
  others.reduce(
    (left: Range[], [first, last]) =>
      left.flatMap(([from, to]) =>
        (
          [
            [from, Math.min(to, first - 1)],
            [Math.max(from, last + 1), to],
          ] as Range[]
        ).filter(([a, b]) => a <= b),
      ),
    [...ranges],
  );

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');

export const toCss = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
