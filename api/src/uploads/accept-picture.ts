import { DomainError } from '../kernel/domain-error.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storeUpload, type UploadKind } from './store.ts';

/**
 * Validates, re-encodes and stores an uploaded picture. It takes a while: call it outside of transactions.
 * @returns the picture's address, for the row
 * @throws DomainError `picture-invalid`; of a photo also `picture-damaged` and `picture-pixels`
 */
export async function acceptPicture(dataDir: string, kind: UploadKind, file: File): Promise<string> {
  const picture = await pictureOf(file).catch((error: unknown) => {
    if (!(error instanceof PictureRejected)) throw error;
    // A logo's one sentence is specified.
    throw kind === 'logos'
      ? new DomainError('picture-invalid', { cause: error })
      : pictureFault(error, 'picture-invalid', 'picture');
  });
  return storeUpload(dataDir, kind, picture);
}

/** @param unknown the code of a file of another format, `field` the form's field */
export function pictureFault(
  error: PictureRejected,
  unknown: 'picture-invalid' | 'document-file-wrong',
  field: string,
): DomainError {
  const codes = {
    'unknown-format': unknown,
    damaged: 'picture-damaged',
    'too-many-pixels': 'picture-pixels',
  } as const;
  return new DomainError(codes[error.reason], { values: { field }, cause: error });
}
