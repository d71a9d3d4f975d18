import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from './http-error.ts';
import { messages } from './messages.ts';

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

/** Texts without an escape or a control character need no further check. */
const mayBeUnclean = /[\\\u007f-\u009f]/;

/** Finds control characters and half surrogate pairs without parsing; invalid JSON may pass and fails later. */
export function isPlainJson(text: string): boolean {
  const start = text.search(mayBeUnclean);
  if (start === -1) return true;
  let isHighBefore = false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x5c) {
      if (isHighBefore || (code >= 0x7f && code <= 0x9f)) return false;
      continue;
    }
    at += 1;
    const kind = text.charCodeAt(at);
    if (kind !== 0x75) {
      // `\b` and `\f`.
      if (isHighBefore || kind === 0x62 || kind === 0x66) return false;
      continue;
    }
    const first = text.charCodeAt(at + 1);
    const second = lower(text.charCodeAt(at + 2));
    // `\ud8…` to `\udb…` begin a pair, `\udc…` to `\udf…` end one.
    const isSurrogate = lower(first) === 0x64 && second >= 0x38;
    const isLow = isSurrogate && second >= 0x63;
    if (isHighBefore !== isLow) return false;
    isHighBefore = isSurrogate && !isLow;
    if (first === 0x30 && second === 0x30 && isControl(text.charCodeAt(at + 3), text.charCodeAt(at + 4)))
      return false;
    at += 4;
  }
  return !isHighBefore;
}

const lower = (code: number) => code | 0x20;

/** The last two digits of `\u00..`; tab and line ends are allowed. */
function isControl(tens: number, ones: number): boolean {
  if (tens === 0x30) return ones !== 0x39 && lower(ones) !== 0x61 && lower(ones) !== 0x64;
  if (tens === 0x37) return lower(ones) === 0x66;
  return tens === 0x31 || tens === 0x38 || tens === 0x39;
}
