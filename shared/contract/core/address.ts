/**
 * Fills an endpoint's path and query.
 * @param path with `:name` for parameters
 * @param params values of the parameters, encoded here
 * @param query values; undefined, null and empty ones are left out
 * @throws Error when a parameter of the path has no value
 */
export function address(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given.get(name);
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
