/**
 * What of all there is the environment chooses, e.g. `AREAS=/orders,/drivers`; all of it when it says nothing.
 * @throws Error that names what there is
 */
export function chosen<Name extends string>(setting: string, all: readonly Name[]): Name[] {
  const wanted = process.env[setting]?.split(',') ?? all;
  const unknown = wanted.filter((item) => !(all as readonly string[]).includes(item));
  if (unknown.length > 0) throw new Error(`${setting} is any of ${all.join(',')}, not ${unknown}`);
  return all.filter((item) => wanted.includes(item));
}
