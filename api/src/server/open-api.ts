import { day } from '@hawiyat/shared/contract/days';
import { proofAddress } from '@hawiyat/shared/contract/driver-app';
import { type Endpoint, takesIdempotencyKey } from '@hawiyat/shared/contract/endpoint';
import { errorBody } from '@hawiyat/shared/contract/error';
import { price } from '@hawiyat/shared/contract/money';
import { flag } from '@hawiyat/shared/contract/paging';
import { email } from '@hawiyat/shared/contract/text';
import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';

type Json = Record<string, unknown>;

/** Formats of schemas whose checks follow a transformation, which JSON Schema cannot express. */
const formats = new Map<unknown, Json>([
  [day, { type: 'string', format: 'date', examples: ['2026-11-21'] }],
  [email, { type: 'string', format: 'email', maxLength: 254 }],
  [
    price,
    {
      anyOf: [{ type: 'number', exclusiveMinimum: 0, maximum: 99999999.99 }, { type: 'string' }],
      description:
        'A text is read as typed: a point before halalas, commas only between thousands (1,250.50); Arabic digits and signs too. 350,50 is rejected.',
    },
  ],
  [flag, { type: 'string', enum: ['true', 'false'] }],
  [proofAddress, { type: 'string', format: 'uri', pattern: '^https://', maxLength: 2000 }],
]);

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const known = io === 'input' ? formats.get(zodSchema) : undefined;
      if (known) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, known);
      }
      // A file in a form is its bytes.
      if (jsonSchema.contentEncoding === 'binary') {
        for (const key of ['contentEncoding', 'minLength', 'maxLength', 'anyOf']) delete jsonSchema[key];
        jsonSchema.format = 'binary';
      }
      // Unknown fields are ignored, not rejected.
      if (io === 'input' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

const security = {
  company: { type: 'http', scheme: 'bearer', description: "A company administrator's session" },
  customer: { type: 'http', scheme: 'bearer', description: "A customer's session" },
  driver: { type: 'http', scheme: 'bearer', description: "A driver's session" },
  team: { type: 'http', scheme: 'bearer', description: 'The credential of a team that publishes releases' },
  operator: { type: 'http', scheme: 'bearer', description: "A session of one of the platform's operators" },
  machine: {
    type: 'http',
    scheme: 'bearer',
    description: "A machine's token for the named purpose",
  },
};

const errorMessages: Record<string, string> = {
  400: 'Invalid input; `fields` says what is wrong, by field',
  401: 'Not signed in',
  403: 'Signed in, but not allowed',
  404: 'Not yours, or missing',
  409: 'Conflicts with the present state',
  413: 'Too large',
  415: 'Wrong type',
  429: 'Too often; `Retry-After` says how long to wait',
  503: 'Overloaded; `Retry-After` says how long to wait',
};

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `version` that the client read, in quotes. When there is a newer one: 409 with the code `outdated` and, in `outdated`, who changed what since, and the present values. Without the header the edit is always made.',
  schema: { type: 'string', examples: ['"3"'] },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies one call for a day: however often it is sent, it runs once, and a repeat gets the first response, with `Idempotency-Replayed: true`. 409 with `request_under_way` while the first is in progress, `idempotency_key_reused` with another path or body, `already_done` when it ran and its response was lost. A call that is rejected or fails before it changes anything frees its key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/**
 * Generates the OpenAPI 3.1 document from the endpoints that the server serves, and from nothing else.
 * @param endpoints as the contract declares them
 */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hawiyat', version: '1.0.0', description: 'Every call of the container-rental platform.' },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: security, schemas: { Error: schemaOf(errorBody, 'output') } },
  };
}

function operation(endpoint: Endpoint): Json {
  const resource = endpoint.path.split('/').slice(2, 4).join('/').replace(/\/:.*/, '');
  const machines = endpoint.purpose ? `, or a machine with a token for ${endpoint.purpose}` : '';
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(
      /[^A-Za-z0-9]+(\w)/g,
      (_, c: string) => c.toUpperCase(),
    ),
    tags: [resource],
    summary: `Who may call: ${endpoint.audience}${machines}. Default message: “${endpoint.defaultMessage}”.`,
    ...describe(endpoint),
    ...(endpoint.audience !== 'anyone' && {
      security: [{ [endpoint.audience]: [] }, ...(endpoint.purpose ? [{ machine: [endpoint.purpose] }] : [])],
    }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.versioned ? [ifMatch] : []),
      ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(endpoint.body, 'input'),
          },
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      ...Object.fromEntries(
        Object.entries(errorMessages)
          .filter(([status]) => endpoint.audience !== 'anyone' || status !== '404')
          .map(([status, description]) => [
            status,
            {
              description,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ]),
      ),
    },
  };
}

function describe({ cookie, perNetwork }: Endpoint): Json {
  const limit =
    perNetwork && `At most ${perNetwork.allowed} requests in ${perNetwork.seconds} seconds from one network.`;
  const notes = [limit, cookie && carried(cookie)].filter((text) => text !== undefined);
  return notes.length > 0 ? { description: notes.join('\n\n') } : {};
}

/** What a client other than a browser must do itself. */
function carried(cookie: string): string {
  const calls =
    'Responses set it. The calls with this note belong together: each acts on the same cookie only.';
  return `Keep the cookie \`${cookie}\` and send it along, as browsers do. ${calls}`;
}

function success(endpoint: Endpoint): Json {
  if (endpoint.status === 204) return { description: 'Done' };
  const type = { csv: 'text/csv', events: 'text/event-stream', json: 'application/json' }[
    endpoint.answers ?? 'json'
  ];
  const schema = endpoint.answers === 'csv' ? { type: 'string' } : schemaOf(endpoint.response, 'output');
  return { description: 'Done', content: { [type]: { schema } } };
}

function parameters(schema: z.ZodMiniType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: name === 'limit' && location === 'query' ? { type: 'integer', minimum: 1, maximum: 200 } : json,
  }));
}
