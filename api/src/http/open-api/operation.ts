import {
  callerLimitOf,
  defaultBodyLimit,
  type Endpoint,
  takesIdempotencyKey,
} from '@hawiyat/shared/contract/core/endpoint';
import { undoDocs } from '@hawiyat/shared/contract/core/endpoint.docs';
import { rolesWith } from '@hawiyat/shared/contract/core/roles';
import type { ErrorType } from '../../kernel/domain-error.ts';
import { largestBody } from '../bodies-under-way.ts';
import { codeSamples } from './code-samples.ts';
import { endpointDocs } from './docs.ts';
import { errorResponses } from './error-responses.ts';
import { exampleOf, exampleWith } from './example.ts';
import { type Json, jsonSchemaOf, parametersOf } from './json-schema.ts';
import { headersOf } from './response-headers.ts';

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `version` that the client read, in quotes. When there is a newer one: 409 with the code `outdated` and, in `outdated`, who changed what since, and the present values. Without it the edit is always made. `version` in the body says the same, where a proxy drops the header; both must agree.',
  schema: { type: 'string', maxLength: 40, examples: ['"3"'] },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies one call for a day: however often it is sent, it runs once, and a repeat gets the first response, with `Idempotency-Replayed: true`. 409 with `request_under_way` while the first is in progress, `idempotency_key_reused` with another path or body, `already_done` when it ran and its response was lost. A call that is rejected or fails before it changes anything frees its key.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};

const undoes: Json = {
  name: 'X-Undo',
  in: 'header',
  required: false,
  description:
    'The `X-Entry` of a call of the same person that this one undoes. The audit log then says so. When what it changed was changed again since: 409 with the code `changed-since` and a text that says by whom; nothing changes.',
  schema: { type: 'string', maxLength: 15, pattern: '^[0-9]+$', examples: ['4711'] },
};

export function operationOf(endpoint: Endpoint, throws: readonly ErrorType[]): Json {
  const { body, audience, purpose, right } = endpoint;
  const docs = endpointDocs(endpoint);
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  const bodySchema = body && withVersion(endpoint, jsonSchemaOf(body, 'input'));
  const request = bodySchema && requestOf(bodySchema, docs.request);
  const answer = success(endpoint, docs.response);
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(
      /[^A-Za-z0-9]+(\w)/g,
      (_, letter: string) => letter.toUpperCase(),
    ),
    tags: [docs.tag],
    summary: docs.summary,
    description: [docs.description, facts(endpoint)].filter((part) => part !== '').join('\n\n'),
    ...(audience !== 'anyone' && {
      security: [{ [audience]: [] }, ...(purpose ? [{ machine: [purpose] }] : [])],
    }),
    ...(right && { 'x-right': right, 'x-roles': rolesWith(right) }),
    parameters: [
      ...parameters,
      ...(endpoint.versioned ? [ifMatch] : []),
      ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
      ...(endpoint.undo === undefined ? [] : [undoes]),
    ],
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: bodySchema,
            ...(!endpoint.multipart && { examples: { example: { value: request } } }),
          },
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: answer.response,
      ...errorResponses(endpoint, throws),
    },
    'x-codeSamples': codeSamples({
      endpoint,
      target: targetOf(endpoint, parameters),
      body: request,
      answers: Object.keys(Object(answer.example)),
    }),
  };
}

/** A new field that must be sent needs no line in the example. */
function requestOf(schema: Json, given: unknown): unknown {
  const example = exampleOf(schema);
  if (given === undefined) return example;
  const required = Object.entries(Object(example)).filter(([name]) =>
    [schema.required].flat().includes(name),
  );
  return Array.isArray(schema.required) ? { ...Object.fromEntries(required), ...Object(given) } : given;
}

const seenVersion: Json = {
  type: 'integer',
  format: 'int32',
  minimum: 0,
  maximum: 999_999_999,
  examples: [3],
};
const withVersion = ({ versioned }: Endpoint, schema: Json): Json =>
  versioned ? { ...schema, properties: { ...Object(schema.properties), version: seenVersion } } : schema;

function facts(endpoint: Endpoint): string {
  const { audience, purpose, right, perNetwork, cookie, body, multipart, files, bodyLimit, defaultMessage } =
    endpoint;
  const perCaller = callerLimitOf(endpoint);
  const machines = purpose ? `, or a machine with a token for \`${purpose}\`` : '';
  const lines = [
    `**Who may call:** ${audience === 'anyone' ? 'anyone, without a token' : `${audience}${machines}`}.`,
    right && `**Roles:** ${rolesWith(right).join(', ')} (\`${right}\`). Others get 403 with \`no-right\`.`,
    perNetwork &&
      `**Limit:** ${perNetwork.allowed} requests in ${perNetwork.seconds} seconds from one network.`,
    perCaller &&
      `**${perNetwork ? 'Further limit' : 'Limit'}:** ${perCaller.allowed} valid requests in ${perCaller.seconds} seconds ${perCaller.whose === 'network' ? 'from one network' : `of one ${perCaller.whose}`}, as “${perCaller.counted}”.`,
    body && !multipart && `**Body:** at most ${sizeOf(bodyLimit ?? defaultBodyLimit)}.`,
    multipart &&
      (files === 'documents'
        ? '**Body:** a form with a picture of at most 15 MB or a PDF of at most 10 MB, which counts by its content.'
        : `**Body:** a form with a picture of at most ${files === 'photos' ? 15 : 2} MB, which counts by its content.`),
    largestBody(endpoint) !== null &&
      '**At once:** two of one caller; a third gets 429, and 503 when the server takes too many. Both name `Retry-After`.',
    cookie &&
      `**Cookie:** Keep the cookie \`${cookie}\` and send it along, as browsers do. Responses set it. The calls with this note belong together: each acts on the same cookie only.`,
    endpoint.everyTime && '**Repeats:** runs each time, also with an `Idempotency-Key`.',
    endpoint.undo && `**Undo:** ${undoDocs[endpoint.undo]}`,
    `**Default message:** “${defaultMessage}”.`,
  ];
  return lines.filter((line) => typeof line === 'string').join('\n\n');
}

const sizeOf = (bytes: number) => (bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`);

function success(endpoint: Endpoint, given: unknown): { response: Json; example: unknown } {
  const { status = 200, answers = 'json' } = endpoint;
  const headers = headersOf(endpoint, status);
  if (status === 204) return { response: { description: 'Done', headers }, example: undefined };
  const type = {
    ...{ csv: 'text/csv', events: 'text/event-stream', json: 'application/json' },
    file: 'application/octet-stream',
  }[answers];
  const schema =
    answers === 'csv'
      ? { type: 'string' }
      : answers === 'file'
        ? { type: 'string', format: 'binary' }
        : jsonSchemaOf(endpoint.response, 'output');
  const derived = exampleOf(schema);
  const example = given === undefined ? derived : exampleWith(derived, given);
  const content = { [type]: { schema, examples: { example: { value: example } } } };
  const description = answers === 'events' ? 'The data of each message' : 'Done';
  return { response: { description, headers, content }, example };
}

function targetOf({ path }: Endpoint, parameters: readonly Json[]): string {
  const exampleFor = (name: unknown) => {
    const parameter = parameters.find((item) => item.name === name);
    return encodeURIComponent(
      String(exampleOf(Object(parameter?.schema) as Json, { name: String(name), owner: '' })),
    );
  };
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${String(name)}=${exampleFor(name)}`);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => exampleFor(name));
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}
