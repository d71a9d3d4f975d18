import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Fast enough for responses generated each time; release files, stored once, are compressed harder. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For a route whose responses hold no secret beside text that the requester controls. */
export const compressed: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions,
  // A shorter text fits into one packet uncompressed.
  threshold: 1_400,
};

/** The encoding that a browser prefers, of equals the most compact; null when it accepts none. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  return negotiate<Encoding>(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']);
}

/** @returns a text's bytes in that encoding, for a text that is sent again and again */
export async function encoded(text: string, encoding: Encoding | null): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === null) return bytes;
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotliOptions) : promisify(gzip)(bytes);
}
