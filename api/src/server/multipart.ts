import multipart from '@fastify/multipart';
import { pictureTooLarge, pictureWrong } from '@hawiyat/shared/contract/picture';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureType } from '../kernel/picture-type.ts';
import { HttpError, invalid } from './http-error.ts';

const megabyte = 1024 * 1024;
const limits = {
  fields: 30,
  fieldSize: 4096,
  files: 1,
  fileSize: 2 * megabyte,
  parts: 31,
  headerPairs: 20,
};
const longestName = 100;
/** All parts at their largest, with their separators. */
const wholeLimit = limits.fileSize + limits.fields * 2 * limits.fieldSize;

/**
 * Accepts multipart bodies besides JSON; call it after `acceptJsonOnly`. Each route still declares which it
 * takes.
 */
export function acceptMultipart(http: FastifyInstance): void {
  http.register(multipart, { limits });
}

/**
 * Reads a multipart request into memory, within limits.
 * @returns its fields by name: text, or a `File`
 * @throws HttpError 413 for a file above 2 MB, 415 for one that is not a picture, 400 for malformed input or
 *   a repeated field
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > wholeLimit) throw fileTooLarge();
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      // A header that is too long yields a part without a name.
      if (!part.fieldname || part.fieldname.length > longestName) throw invalid();
      if (fields.has(part.fieldname)) throw invalid({ [part.fieldname]: 'القيمة غير صحيحة' });
      if (part.type === 'file') {
        const bytes = new Uint8Array(await part.toBuffer());
        // The declared type does not count: many programs omit it, and some lie.
        const type = pictureType(bytes);
        if (type === null) throw new HttpError(415, pictureWrong);
        fields.set(part.fieldname, new File([bytes], 'upload', { type }));
      } else {
        if (part.valueTruncated) throw invalid({ [part.fieldname]: 'القيمة أطول من المسموح به' });
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    // The rest is read and discarded, so that the sender receives the response.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof HttpError ? error : httpErrorOf(request, error);
  }
  return Object.fromEntries(fields);
}

function fileTooLarge(): HttpError {
  return new HttpError(413, pictureTooLarge, { headers: { connection: 'close' } });
}

/** Only the request itself is involved here, so any failure is a 400. */
function httpErrorOf({ server }: FastifyRequest, error: unknown): HttpError {
  return error instanceof server.multipartErrors.RequestFileTooLargeError ? fileTooLarge() : invalid();
}
