import { type Endpoint, takesIdempotencyKey } from '@hawiyat/shared/contract/core/endpoint';
import { largestFile } from '@hawiyat/shared/contract/fleet/file-fault';
import type { ErrorType } from '../../kernel/domain-error.ts';
import { invalidInput, outdatedEdit, tooOften } from '../../kernel/errors.ts';
import { knownError, statusOf } from '../domain-error-responses.ts';
import { generalErrors } from '../errors-of-any-call.ts';
import { HttpError, invalid } from '../http-error.ts';
import { keyMessages } from '../idempotency-key.ts';
import { messages } from '../messages.ts';
import { validate } from '../validate.ts';
import type { Json } from './json-schema.ts';
import { headersOf } from './response-headers.ts';

const descriptions: Record<number, string> = {
  400: 'Invalid input; `fields` says what is wrong, by field',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but not allowed',
  404: 'Missing, or not yours',
  409: 'Conflicts with the present state',
  413: 'The body is too large',
  415: 'The body has another type than documented',
  429: 'Too often; `Retry-After` says how long to wait',
  500: 'A fault of the server; `X-Request-Id` finds it in the log',
  503: 'Overloaded, or without its database; `Retry-After` says how long to wait',
};

const sampleValues = {
  wait: 600,
  most: 5,
  missing: '«السعر (ر.س)»',
  amount: 1,
  found: '«رقم الحاوية»',
  numbers: 'A-101,A-102',
  driver: 'سالم الدوسري',
  name: 'mf-billing',
  title: 'الفواتير',
  other: 'mf-orders',
  taken: '/orders',
  decimal: 3,
  thousands: 5,
  path: 'remoteEntry.js',
  field: 'include',
  identifier: '9000000009',
};

export function errorResponses(endpoint: Endpoint, throws: readonly ErrorType[]): Record<string, Json> {
  const examples = new Map<number, Record<string, HttpError>>();
  const add = (name: string, error: HttpError) =>
    examples.set(error.status, { ...examples.get(error.status), [name]: error });
  for (const type of throws) add(type.id, answerTo(type));
  const isSaid = (name: string) =>
    throws.some((type) => type.id === name || (name === tooOften.id && statusOf(type) === 429));
  for (const [name, error] of Object.entries(otherErrors(endpoint))) if (!isSaid(name)) add(name, error);
  return Object.fromEntries(
    [...examples]
      .sort(([a], [b]) => a - b)
      .map(([status, errors]) => [
        status,
        {
          description: descriptions[status],
          headers: headersOf(endpoint, status),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Error' },
              examples: Object.fromEntries(
                Object.entries(errors).map(([name, { body }]) => [name, { value: body }]),
              ),
            },
          },
        },
      ]),
  );
}

function answerTo(type: ErrorType): HttpError {
  const error = knownError(type.withValues(sampleValues));
  if (!error) throw new Error(`${type.id} has no response`);
  return error;
}

function otherErrors(endpoint: Endpoint): Record<string, HttpError> {
  const { method, multipart, files } = endpoint;
  return {
    ...Object.fromEntries(generalErrors(endpoint).map((type) => [type.id, answerTo(type)])),
    [invalidInput.id]: emptyBody(endpoint),
    ...(endpoint.versioned && { [outdatedEdit.id]: outdated() }),
    ...(takesIdempotencyKey(endpoint) && {
      request_under_way: new HttpError(409, keyMessages.underWay, { code: 'request_under_way' }),
      idempotency_key_reused: new HttpError(409, keyMessages.reused, { code: 'idempotency_key_reused' }),
      already_done: new HttpError(409, keyMessages.done, { code: 'already_done' }),
    }),
    ...(method !== 'GET' && {
      'too-large': new HttpError(413, multipart ? largestFile[files ?? 'logos'].text : messages.tooLarge),
      'wrong-type': new HttpError(415, messages.wrongType),
    }),
    ...(endpoint.answers === 'events' && { 'too-many-streams': new HttpError(429, messages.busy) }),
    unexpected: new HttpError(500, messages.unexpected),
    busy: new HttpError(503, messages.busy),
  };
}

function emptyBody({ body, query }: Endpoint): HttpError {
  for (const schema of [body, query]) {
    try {
      validate(schema, {}, invalid);
    } catch (error) {
      if (error instanceof HttpError) return error;
    }
  }
  return invalid();
}

const outdated = () =>
  new HttpError(409, messages.conflict, {
    code: 'outdated',
    outdated: {
      by: 'عبدالله الحربي',
      at: '2026-11-25T09:30:00.000Z',
      changes: [{ field: 'price', label: 'السعر', from: 450, to: 500 }],
      current: { price: 500 },
    },
  });
