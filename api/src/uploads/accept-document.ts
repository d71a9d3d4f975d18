import { DomainError } from '../kernel/domain-error.ts';
import { pictureType } from '../kernel/picture-type.ts';
import { isSafePdf } from './pdf.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storePrivateFile } from './private-files.ts';

/** Pixels of the longer side: a scanned page stays legible. */
const pageSide = 2400;

/**
 * Validates and keeps a document's file: a picture is encoded anew, a PDF stays as it is. It takes a while: call it
 * outside of transactions.
 * @returns its name, for the row
 * @throws DomainError `document-file-wrong`
 */
export async function acceptDocument(dataDir: string, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (pictureType(bytes) === null) {
    if (!isSafePdf(bytes)) throw new DomainError('document-file-wrong');
    return storePrivateFile(dataDir, bytes, 'pdf');
  }
  try {
    return await storePrivateFile(dataDir, await pictureOf(bytes, pageSide), 'webp');
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error;
    throw new DomainError('document-file-wrong', { cause: error });
  }
}
