import { callerLimitOf, type Endpoint, takesIdempotencyKey } from '@hawiyat/shared/contract/core/endpoint';
import { compositionVersionHeader } from '@hawiyat/shared/contract/platform/rollouts';
import type { Json } from './json-schema.ts';

const header = (description: string, schema: Json): Json => ({ description, schema });
const text = (maxLength: number, example: string): Json => ({
  type: 'string',
  maxLength,
  examples: [example],
});
const seconds = { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400, examples: [600] };

export const headers: Record<string, Json> = {
  'X-Request-Id': header('Names this response in the server’s log.', {
    type: 'string',
    format: 'uuid',
    maxLength: 36,
  }),
  RateLimit: header(
    'What is left of each limit: `r` requests, and `t` seconds until the window ends.',
    text(100, '"network";r=99;t=880'),
  ),
  'RateLimit-Policy': header(
    'The limits: `q` requests in `w` seconds, of one network or of what the call says.',
    text(100, '"network";q=100;w=900'),
  ),
  'Retry-After': header('Seconds to wait.', seconds),
  'WWW-Authenticate': header('How to authenticate.', text(20, 'Bearer')),
  'Idempotency-Replayed': header('Nothing ran again: this is the first call’s response.', {
    type: 'string',
    enum: ['true'],
  }),
  'X-Entry': header('The entry of the audit log, for `X-Undo`.', text(15, '4711')),
  'Set-Cookie': header('The cookie to send with the calls that belong together.', text(4096, '')),
  'Content-Disposition': header('The file’s name.', text(200, 'attachment; filename="hawiyat.csv"')),
  [compositionVersionHeader]: header('The version of the panel’s composition; it rises with every rollout.', {
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 2_147_483_647,
  }),
};

export function headersOf(endpoint: Endpoint, status: number): Json {
  const isSuccess = status < 300;
  const isLimited = (endpoint.perNetwork ?? callerLimitOf(endpoint)) !== undefined;
  const sent = {
    'X-Request-Id': true,
    RateLimit: isLimited,
    'RateLimit-Policy': isLimited,
    'Retry-After': status === 429 || status === 503,
    'WWW-Authenticate': status === 401 && endpoint.audience !== 'anyone',
    'Idempotency-Replayed': isSuccess && takesIdempotencyKey(endpoint),
    'X-Entry': isSuccess && endpoint.undo === 'undoable',
    'Set-Cookie': isSuccess && endpoint.cookie !== undefined,
    'Content-Disposition': isSuccess && (endpoint.answers === 'csv' || endpoint.answers === 'file'),
    [compositionVersionHeader]: endpoint.path.startsWith('/api/company/'),
  };
  const names = Object.entries(sent).filter(([, isSent]) => isSent);
  return Object.fromEntries(names.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]));
}
