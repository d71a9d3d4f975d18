import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encodings.ts';

/** Quick enough for an answer that is made anew each time; what is made once is compressed harder (`releases/blobs.ts`). */
const brotliQuality = 5;
const gzipLevel = 6;

/** Sends a text in the smallest form that the browser takes. Nothing secret may stand beside what the asker chose in it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  return reply.send(await compressed(request, reply, text));
}

/** Gives a text the smallest form that the browser takes, and says so in the answer's headers. */
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
