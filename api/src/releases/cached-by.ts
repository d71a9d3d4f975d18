/**
 * Caches a value by its key; the newest keys stay. For values that never change, such as a release's files.
 * @param most number of keys
 * @returns a function that computes the value of a key once
 */
export function cachedBy<Value>(most: number) {
  const known = new Map<string, Value>();
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = await make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}
