/** The middle of some figures, and where the middle of all that could have been measured lies. */
export interface Median {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** 95 % confidence or more; null where so few figures allow none. */
  readonly interval: readonly [number, number] | null;
}

/**
 * Finds the median and its exact interval from the order of the figures alone, whatever their distribution is: the
 * smallest k whose k-th lowest and k-th highest figure enclose the true median with 95 % (David & Nagaraja, Order
 * Statistics, section 7.1).
 * @param figures at least one
 * @throws RangeError when there is none
 */
export function medianOf(figures: readonly number[]): Median {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number): number => {
    const found = sorted.at(index);
    if (found === undefined) throw new RangeError('There is nothing to find the middle of');
    return found;
  };
  const middle = sorted.length / 2;
  const median = (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2;
  const outside = ranksOutside(sorted.length);
  const interval = outside === 0 ? null : ([at(outside - 1), at(-outside)] as const);
  return { median, least: at(0), most: at(-1), interval };
}

/** @returns how many figures at each end can be left out, the last of them being the interval's end; 0: none */
function ranksOutside(count: number): number {
  // The number of figures below the true median is a count of heads in as many throws.
  let probability = 0.5 ** count;
  let below = 0;
  for (let rank = 0; rank < count / 2; rank += 1) {
    below += probability;
    if (below > 0.025) return rank;
    probability *= (count - rank) / (rank + 1);
  }
  return 0;
}
