import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Fast enough for responses generated each time; release files, stored once, are compressed harder. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Lower, because a stream compresses each part as it comes. */
const brotliStream = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The encoding that a browser prefers, of equals the most compact; null when it accepts none. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  return negotiate<Encoding>(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']);
}

/**
 * Compresses a text with the accepted encoding, and sets the response's headers. It must hold no secret beside
 * text that the requester controls.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Buffer | string> {
  const encoding = encodingOf(request, reply);
  if (encoding === null) return text;
  const bytes = Buffer.from(text);
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotli) : promisify(gzip)(bytes);
}

/**
 * The same for a text that is still being made. A failure of either side ends both: an error cuts the response,
 * and a reader who leaves stops the reading.
 */
export function compressedStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  const encoding = encodingOf(request, reply);
  if (encoding === null) return text;
  const compressor = encoding === 'br' ? createBrotliCompress(brotliStream) : createGzip();
  // The stream itself reports the error to its sender.
  return pipeline(text, compressor, () => undefined);
}

function encodingOf(request: FastifyRequest, reply: FastifyReply): Encoding | null {
  const encoding = acceptedEncoding(request);
  reply.header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return encoding;
}
