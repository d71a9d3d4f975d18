export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  /** `[['a', 3], ['b', 1]]` gives `a` three times as often. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  uuid(): string;
}

/** The generator "mulberry32" (T. Ettinger, public domain): short, and uniform enough for sample data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    throw new RangeError('Nothing to choose from');
  };
  const uuid = () => {
    const hex = Array.from({ length: 32 }, (_, i) => {
      if (i === 12) return '4';
      return (i === 16 ? whole(8, 11) : whole(0, 15)).toString(16);
    }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  return {
    next,
    whole,
    weighted,
    uuid,
    chance: (probability) => next() < probability,
    pick: (choices) => weighted(choices.map((choice) => [choice, 1])),
  };
}
