import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Fast enough for generated responses; release files are compressed harder, once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For responses that hold no secret beside text that the requester controls. */
export const compressed: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions,
  // A shorter text fits into one packet uncompressed.
  threshold: 1_400,
};

export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  return negotiate<Encoding>(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']);
}

export async function encoded(text: string, encoding: Encoding | null): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === null) return bytes;
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotliOptions) : promisify(gzip)(bytes);
}
