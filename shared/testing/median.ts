export interface Median {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** 95 % confidence or more; null where so few figures allow none. */
  readonly interval: readonly [number, number] | null;
}

/**
 * The median and its distribution-free 95 % confidence interval by order statistics (David & Nagaraja, Order Statistics,
 * section 7.1).
 * @param figures at least one
 * @throws RangeError when there is none
 */
export function medianOf(figures: readonly number[]): Median {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number): number => {
    const found = sorted.at(index);
    if (found === undefined) throw new RangeError('An empty list has no median');
    return found;
  };
  const middle = sorted.length / 2;
  const median = (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2;
  const outside = ranksOutside(sorted.length);
  const interval = outside === 0 ? null : ([at(outside - 1), at(-outside)] as const);
  return { median, least: at(0), most: at(-1), interval };
}

/** @returns rank of the interval's ends, counted from either end; 0 without an interval */
function ranksOutside(count: number): number {
  // The number of values below the true median has a binomial distribution with p = 0.5.
  let probability = 0.5 ** count;
  let below = 0;
  for (let rank = 0; rank < count / 2; rank += 1) {
    below += probability;
    if (below > 0.025) return rank;
    probability *= (count - rank) / (rank + 1);
  }
  return 0;
}
