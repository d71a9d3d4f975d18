import multipart from '@fastify/multipart';
import { pictureTooLarge, pictureWrong } from '@hawiyat/shared/contract/picture';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureType } from '../uploads/picture-type.ts';
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
/** The parts at their largest, and what stands between them. */
const wholeLimit = limits.fileSize + limits.fields * 2 * limits.fieldSize;

/** Lets requests be multipart, beside JSON; call it after `acceptJsonOnly`. Each route still says which it takes. */
export function acceptMultipart(http: FastifyInstance): void {
  http.register(multipart, { limits });
}

/**
 * Reads a multipart request into memory, within limits.
 * @returns its fields by name: text, or a `File`
 * @throws Refusal 413 for a file above 2 MB, 415 for one that is no picture, 400 for what is malformed or has a field twice
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > wholeLimit) throw fileTooLarge();
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      // A head that is too long gives a part without a name.
      if (!part.fieldname || part.fieldname.length > longestName) throw invalid();
      if (fields.has(part.fieldname)) throw invalid({ [part.fieldname]: 'القيمة غير صحيحة' });
      if (part.type === 'file') {
        const bytes = new Uint8Array(await part.toBuffer());
        // What a picture says that it is counts for nothing: many programs do not say it, and some lie.
        const type = pictureType(bytes);
        if (type === null) throw new HttpError(415, pictureWrong);
        fields.set(part.fieldname, new File([bytes], 'upload', { type }));
      } else {
        if (part.valueTruncated) throw invalid({ [part.fieldname]: 'القيمة أطول من المسموح به' });
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    // What still arrives is read and thrown away, so that the sender hears the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof HttpError ? error : httpErrorOf(request, error);
  }
  return Object.fromEntries(fields);
}

function fileTooLarge(): HttpError {
  return new HttpError(413, pictureTooLarge, { headers: { connection: 'close' } });
}

/** Nothing but the request itself is at work here, so what fails is the request's fault. */
function httpErrorOf({ server }: FastifyRequest, error: unknown): HttpError {
  return error instanceof server.multipartErrors.RequestFileTooLargeError ? fileTooLarge() : invalid();
}
