// @ts-check
/** @typedef {readonly [first: number, last: number]} Range code points, both ends included */

/**
 * Parses a CSS `unicode-range`.
 * @param {string} text e.g. `U+20, U+621-63A`
 * @returns {Range[]}
 */
export const rangesOf = (text) =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** @param {readonly Range[]} ranges @returns {string} every character in them */
export const charactersIn = (ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

/** @param {readonly Range[]} ranges @param {readonly Range[]} others @returns {Range[]} the ranges without the others */
export const without = (ranges, others) =>
  others.reduce(
    (/** @type {Range[]} */ left, [first, last]) =>
      left.flatMap(([from, to]) =>
        /** @type {Range[]} */ ([
          [from, Math.min(to, first - 1)],
          [Math.max(from, last + 1), to],
        ]).filter(([a, b]) => a <= b),
      ),
    [...ranges],
  );

const hex = (/** @type {number} */ number) => number.toString(16).toUpperCase().padStart(4, '0');

/** @param {readonly Range[]} ranges @returns {string} a CSS `unicode-range` */
export const toCss = (ranges) =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
