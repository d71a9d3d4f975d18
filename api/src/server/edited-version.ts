import type { FastifyRequest } from 'fastify';
import { invalid } from './http-error.ts';
import { messages } from './messages.ts';

/** Proxies change the header's form (RFC 9110, section 8.8.1). */
const numberOf = (header: string) => /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header)?.[1];

/** Proxies drop headers, so an edit may name its version in the body; commands read it from the header. */
export function readVersion(request: FastifyRequest): void {
  const { version } = Object(request.body);
  if (version === undefined || version === null) return;
  const isVersion = Number.isInteger(version) && version >= 0 && version < 1e9;
  const { 'if-match': header = '*' } = request.headers;
  const agree = header.trim() === '*' || numberOf(header) === String(version);
  if (!isVersion || !agree) throw invalid({ version: messages.valueInvalid });
  request.headers['if-match'] = `"${version}"`;
}
