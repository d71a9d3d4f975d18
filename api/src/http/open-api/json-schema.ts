import { givenDay } from '@hawiyat/shared/contract/core/given-day';
import { price } from '@hawiyat/shared/contract/core/money';
import { flag } from '@hawiyat/shared/contract/core/paging';
import { email } from '@hawiyat/shared/contract/core/text';
import { day, wordsOfEnum } from '@hawiyat/shared/contract/core/values';
import { proofAddress } from '@hawiyat/shared/contract/orders/driver-app';
import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';

export type Json = Record<string, unknown>;

/** JSON Schema cannot express checks after a transformation. */
const formats = new Map<unknown, Json>([
  [day, { type: 'string', format: 'date', maxLength: 32, examples: ['2026-11-21'] }],
  [givenDay, { type: 'string', format: 'date', maxLength: 32, examples: ['2026-11-21'] }],
  [email, { type: 'string', format: 'email', maxLength: 254 }],
  [
    price,
    {
      anyOf: [
        { type: 'number', exclusiveMinimum: 0, maximum: 99999999.99 },
        { type: 'string', maxLength: 64 },
      ],
      description:
        'A text is read as typed: a point before halalas, commas only between thousands (1,250.50); Arabic digits and signs too. 350,50 is rejected.',
    },
  ],
  [flag, { type: 'string', enum: ['true', 'false'] }],
  [proofAddress, { type: 'string', format: 'uri', pattern: '^https://', maxLength: 2000 }],
]);

/** `input` is what a client may send, `output` what the server answers. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      const known = io === 'input' ? formats.get(zodSchema) : undefined;
      if (known) replace(jsonSchema, known);
      const words = io === 'output' ? wordsOfEnum.get(zodSchema) : undefined;
      if (words)
        replace(jsonSchema, {
          type: 'string',
          description: `One of ${words.map((word) => `\`${word}\``).join(', ')}; a newer server may add words.`,
          'x-extensible-enum': words,
        });
      // A file in a form is its bytes.
      if (jsonSchema.contentEncoding === 'binary') {
        const { maxLength, anyOf = [] } = jsonSchema;
        const types = anyOf.map(({ contentMediaType }) => contentMediaType).join(', ');
        replace(jsonSchema, {
          type: 'string',
          format: 'binary',
          maxLength,
          description: `At most ${Number(maxLength) / 1024 ** 2} MB, by its content one of ${types}; the declared type does not count.`,
        });
      }
      if (jsonSchema.type === 'integer') jsonSchema.format = 'int32';
      // An id in another format does not exist.
      if (io === 'input' && jsonSchema.type === 'string' && /Id$/.test(String(path.at(-1))))
        jsonSchema.format = 'uuid';
      // Unknown fields are ignored, not rejected.
      if (io === 'input' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

function replace(schema: object, by: Json): void {
  for (const key of Object.keys(schema)) delete (schema as Json)[key];
  Object.assign(schema, by);
}

export function parametersOf(schema: z.ZodMiniType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    ...describe(name, location, json),
  }));
}

/** The same in all calls; a query carries their numbers as text. */
const shared: Record<string, { description: string; schema?: Json }> = {
  limit: {
    description: 'Rows of one page; without it the whole list is sent.',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 200 },
  },
  cursor: { description: 'The `nextCursor` of the page before; opaque.' },
  skip: {
    description: 'Rows to leave out; the response then has the `total`.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 10_000_000 },
  },
  q: { description: 'Search text; letters and digits are found in any spelling.' },
  order: { description: 'Ascending or descending.' },
  sort: { description: 'What to sort by.' },
  day: { description: 'A day in Riyadh.' },
};

function describe(name: string, location: 'path' | 'query', json: Json): Json {
  if (location === 'path')
    return { description: `Names the ${wordsOf(name.replace(/Id$/, ''))}.`, schema: json };
  const { description, schema } = shared[name] ?? { description: `Filters by ${wordsOf(name)}.` };
  return { description, schema: schema ?? json };
}

const wordsOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
