import { DomainError } from '../kernel/domain-error.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storeUpload, type UploadKind } from './store.ts';

/**
 * Validates, re-encodes and stores an uploaded picture. It takes a while: call it outside of transactions.
 * @returns the picture's address, for the row
 * @throws DomainError `picture-invalid` when the format is not supported
 */
export async function acceptPicture(dataDir: string, kind: UploadKind, file: File): Promise<string> {
  try {
    return await storeUpload(dataDir, kind, await pictureOf(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error;
    throw new DomainError('picture-invalid', { cause: error });
  }
}
