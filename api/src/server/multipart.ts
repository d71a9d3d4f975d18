import multipart from '@fastify/multipart';
import { documentLimit, documentTooLarge, documentWrong } from '@hawiyat/shared/contract/documents';
import type { Endpoint } from '@hawiyat/shared/contract/endpoint';
import { pictureLimit, pictureTooLarge, pictureWrong } from '@hawiyat/shared/contract/picture';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureType } from '../kernel/picture-type.ts';
import { HttpError, invalid } from './http-error.ts';

const limits = {
  fields: 30,
  fieldSize: 4096,
  files: 1,
  fileSize: pictureLimit,
  parts: 31,
  headerPairs: 20,
};
const longestName = 100;
/** All fields at their largest, with their separators. */
const fieldsLimit = limits.fields * 2 * limits.fieldSize;

/** What a form's file may be. */
interface FileKind {
  readonly limit: number;
  readonly tooLarge: string;
  readonly wrong: string;
  /** @returns the type by its first bytes; null of another kind */
  readonly typeOf: (bytes: Uint8Array) => string | null;
}
const picture: FileKind = {
  ...{ limit: pictureLimit, tooLarge: pictureTooLarge, wrong: pictureWrong, typeOf: pictureType },
};
const document: FileKind = {
  ...{ limit: documentLimit, tooLarge: documentTooLarge, wrong: documentWrong },
  typeOf: (bytes) =>
    Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' ? 'application/pdf' : pictureType(bytes),
};

/**
 * Accepts multipart bodies besides JSON; call it after `acceptJsonOnly`. Each route still declares which it
 * takes.
 */
export function acceptMultipart(http: FastifyInstance): void {
  http.register(multipart, { limits });
}

/**
 * Reads a multipart request into memory, within limits.
 * @param files what its file may be: a picture of at most 2 MB by default
 * @returns its fields by name: text, or a `File`
 * @throws HttpError 413 for a file that is too large, 415 for one of another kind, 400 for malformed input or
 *   a repeated field
 */
export async function readMultipart(
  request: FastifyRequest,
  files?: Endpoint['files'],
): Promise<Record<string, unknown>> {
  const kind = files === 'documents' ? document : picture;
  if (Number(request.headers['content-length'] ?? 0) > kind.limit + fieldsLimit) throw fileTooLarge(kind);
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { fileSize: kind.limit } })) {
      // A header that is too long yields a part without a name.
      if (!part.fieldname || part.fieldname.length > longestName) throw invalid();
      if (fields.has(part.fieldname)) throw invalid({ [part.fieldname]: 'القيمة غير صحيحة' });
      if (part.type === 'file') {
        const bytes = new Uint8Array(await part.toBuffer());
        // The declared type does not count: many programs omit it, and some lie.
        const type = kind.typeOf(bytes);
        if (type === null) throw new HttpError(415, kind.wrong);
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
    throw error instanceof HttpError ? error : httpErrorOf(request, kind, error);
  }
  return Object.fromEntries(fields);
}

function fileTooLarge({ tooLarge }: FileKind): HttpError {
  return new HttpError(413, tooLarge, { headers: { connection: 'close' } });
}

/** Only the request itself is involved here, so any failure is a 400. */
function httpErrorOf({ server }: FastifyRequest, kind: FileKind, error: unknown): HttpError {
  return error instanceof server.multipartErrors.RequestFileTooLargeError ? fileTooLarge(kind) : invalid();
}
