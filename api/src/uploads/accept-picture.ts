import type { DomainError, DomainErrorMaker } from '../kernel/domain-error.ts';
import { pictureDamaged, pictureInvalid, picturePixels } from './errors.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storeUpload, type UploadKind } from './store.ts';

/** Takes a while: call it outside of transactions. Returns the picture's address. */
export async function acceptPicture(dataDir: string, kind: UploadKind, file: File): Promise<string> {
  const picture = await pictureOf(file).catch((error: unknown) => {
    if (!(error instanceof PictureRejected)) throw error;
    // The contract specifies one text for logos.
    throw kind === 'logos'
      ? pictureInvalid({ cause: error })
      : pictureFault(error, pictureInvalid, 'picture');
  });
  return storeUpload(dataDir, kind, picture);
}

export function pictureFault(error: PictureRejected, unknown: DomainErrorMaker, field: string): DomainError {
  if (error.reason === 'unknown-format') return unknown({ cause: error });
  return (error.reason === 'damaged' ? pictureDamaged : picturePixels)({ field }, { cause: error });
}
