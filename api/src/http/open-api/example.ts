import { editedExamples, exampleIds, exampleValues } from './example-values.ts';
import type { Json } from './json-schema.ts';

interface Place {
  readonly name: string;
  /** Name of the object, e.g. `container`. */
  readonly owner: string;
}

/** The known value of the field's name where the schema accepts it, else the schema's first choice. */
export function exampleOf(schema: Json, place: Place = { name: '', owner: '' }): unknown {
  const known = knownFor(place).find((value) => accepts(schema, value));
  if (known !== undefined) return known;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return exampleOf(schema.anyOf[0] as Json, place);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, place);
    case 'array':
      return [exampleOf((schema.items ?? {}) as Json, { ...place, name: singular(place.name) })];
    case 'number':
    case 'integer':
      return Math.max(Number(schema.minimum ?? 0), 3);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return exampleText(schema);
  }
}

function knownFor({ name, owner }: Place): readonly unknown[] {
  const named = /^(id|.*Id)$/.exec(name)
    ? [exampleIds[name === 'id' ? owner : name.slice(0, -2)] ?? exampleIds.order]
    : [];
  const ofField = [exampleValues[`${owner}.${name}`], exampleValues[name], editedExamples[name]];
  return [...ofField.flatMap((values) => values ?? []), ...named];
}

function exampleObject(schema: Json, { name, owner }: Place): Json {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const inside = nouns[name] ?? (name === '' ? owner : lowerFirst(name));
  return Object.fromEntries(
    fields.map(([field, json]) => [field, exampleOf(json, { name: field, owner: inside })]),
  );
}

const nouns: Record<string, string> = {
  user: 'driver',
  job: 'order',
  customerOrder: 'order',
  entry: 'order',
};

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

function exampleText({ format, minLength = 1, pattern }: Json): string {
  if (format === 'date') return '2026-11-25';
  if (format === 'date-time') return '2026-11-25T09:30:00.000Z';
  if (format === 'email') return 'salem@example.sa';
  if (typeof pattern === 'string' && /\\d\+\\\.\\d\\\.\\d|\[0-9a-f\]\{10\}/.test(pattern))
    return '1.1.0-836890d8fa';
  return 'نص'.padEnd(Number(minLength), 'ا');
}

/** Replaces values field by field, so that a new field needs no text in `given`; undefined omits a field. */
export function exampleWith(example: unknown, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((item) => exampleWith([example].flat()[0], item));
  if (!isObject(given) || !isObject(example)) return given;
  const replaced = Object.entries(given).map(([name, value]) => [name, exampleWith(example[name], value)]);
  const all = { ...example, ...(Object.fromEntries(replaced) as Json) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Enough of JSON Schema to choose between known values. */
function accepts(schema: Json, value: unknown): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((option) => accepts(option as Json, value));
  if (schema.const !== undefined) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (typeof schema.pattern === 'string' && typeof value === 'string')
    return new RegExp(schema.pattern).test(value);
  if (schema.format === 'date') return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (schema.format === 'date-time') return false;
  const types = [schema.type ?? typeOf(value)].flat();
  return types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
