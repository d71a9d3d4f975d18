import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from './http-error.ts';
import { messages } from './messages.ts';
import { isPlainJson } from './plain-json.ts';

/** Takes JSON in the clear, without text that nobody types, and nothing else; a call without a body may still say that it is JSON. */
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
    // A few packed bytes can be gigabytes.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new HttpError(415, messages.wrongType);
  });
}
