import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from './http-error.ts';
import { messages } from './messages.ts';
import { isPlainJson } from './plain-json.ts';

/** A call without a body may still declare JSON. */
export function acceptJsonOnly(http: FastifyInstance): void {
  // `__proto__` and `constructor` in a body are an attack, not data.
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (!request.routeOptions.config.endpoint?.takesAnyText && !isPlainJson(body)) done(invalid());
    else parse(request, body, done);
  });

  http.addHook('onRequest', async ({ headers }) => {
    // A few compressed bytes can expand to gigabytes.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new HttpError(415, messages.wrongType);
  });
}
