import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encodings.ts';

/** Fast enough for responses generated each time; release files, stored once, are compressed harder. */
const brotliQuality = 5;
const gzipLevel = 6;

/**
 * Sends a text in the smallest encoding that the browser accepts. It must hold no secret beside text that the
 * requester controls.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  return reply.send(await compressed(request, reply, text));
}

/** Compresses a text with the best accepted encoding, and sets the response's headers. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Buffer | string> {
  const [encoding] = acceptedEncodings(request);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params })
    : promisify(gzip)(bytes, { level: gzipLevel });
}
