import type { DomainError, DomainErrorMaker } from '../kernel/domain-error.ts';
import { pictureDamaged, pictureInvalid, picturePixels } from './errors.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storeUpload, type UploadKind } from './store.ts';

/**
 * Validates, re-encodes and stores an uploaded picture. It takes a while: call it outside of transactions.
 * @returns the picture's address, for the row
 */
export async function acceptPicture(dataDir: string, kind: UploadKind, file: File): Promise<string> {
  const picture = await pictureOf(file).catch((error: unknown) => {
    if (!(error instanceof PictureRejected)) throw error;
    // A logo's one sentence is specified.
    throw kind === 'logos'
      ? pictureInvalid({ cause: error })
      : pictureFault(error, pictureInvalid, 'picture');
  });
  return storeUpload(dataDir, kind, picture);
}

/** @param unknown the error of a file of another format, `field` the form's field */
export function pictureFault(error: PictureRejected, unknown: DomainErrorMaker, field: string): DomainError {
  if (error.reason === 'unknown-format') return unknown({ cause: error });
  return (error.reason === 'damaged' ? pictureDamaged : picturePixels)({ field }, { cause: error });
}
