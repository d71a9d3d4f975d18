/**
 * Remembers what was made of the newest keys. For what stays true: a release's file never changes.
 * @param most how many are remembered
 * @returns a function that makes the value of a key once
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
