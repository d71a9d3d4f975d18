/** By text and not by a locale's rules, so that every machine writes the same. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An object whose keys stand in one order, wherever they came from. */
export const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byText(a, b)));
