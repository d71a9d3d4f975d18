import { type Call, callsOf, type Schema } from './fuzz/schema.ts';

export interface Read {
  readonly call: Call;
  /** Path with values, as it is requested. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Values that no schema tells: ids in paths, days, and what to search for. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/**
 * Every call of the API that reads, in each way that its parameters allow one at a time: with each value of a
 * filter or order, alone and with the total, and each known value of the others.
 * @param document the OpenAPI document: a new endpoint or filter is there without being listed here
 * @param pageLength the limit where there is one
 * @throws Error for a required parameter without a known value
 */
export function everyRead(
  document: Parameters<typeof callsOf>[0],
  known: KnownValues,
  pageLength: number,
): Read[] {
  return callsOf(document)
    .filter(({ method, operation }) => method === 'GET' && isJsonOrText(operation))
    .flatMap((call) => waysOf(call, known, pageLength).map((query) => readOf(call, known, query)));
}

/** A stream has no end. */
const isJsonOrText = ({ responses }: Call['operation']) =>
  Object.keys(responses['200']?.content ?? {}).every((type) => type !== 'text/event-stream');

function readOf(call: Call, known: KnownValues, query: Record<string, string>): Read {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name]?.[0];
    if (value === undefined) throw new Error(`${call.path} needs a known value of ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return { call, path: search === '' ? path : `${path}?${search}`, query };
}

function waysOf({ path, operation }: Call, known: KnownValues, pageLength: number): Record<string, string>[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = (name: string, schema: Schema): string[] => {
    const given =
      known[name] ?? schema.enum?.map(String) ?? schema.anyOf?.flatMap((one) => values(name, one));
    return [...(given ?? [])];
  };
  const base: Record<string, string> = {};
  for (const { name, required, schema } of parameters) {
    if (name === 'limit') base.limit = String(pageLength);
    if (!required) continue;
    const [value] = values(name, schema);
    if (value === undefined) throw new Error(`${path} needs a known value of ${name}`);
    base[name] = value;
  }
  const bases = parameters.some(({ name }) => name === 'skip') ? [base, { ...base, skip: '0' }] : [base];
  const others = parameters.filter(({ name }) => !['limit', 'cursor', 'skip'].includes(name));
  return bases.flatMap((each) => [
    each,
    ...others.flatMap(({ name, schema }) =>
      values(name, schema).map((value) => ({ ...each, [name]: value })),
    ),
  ]);
}
