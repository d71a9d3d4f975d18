import type { Endpoint } from '../core/endpoint.ts';
import { type FileType, fileType, headLength } from '../core/file-type.ts';
import {
  photoLimit,
  photoTooLarge,
  pictureLimit,
  pictureTooLarge,
  pictureTypes,
  pictureWrong,
} from '../core/picture.ts';
import { documentLimit, documentTooLarge, documentWrong } from './documents.ts';

/** `photos` are large, as telephones take them; `documents` are photos or PDFs. */
export type FileKind = 'logos' | NonNullable<Endpoint['files']>;

export const largestFile: Readonly<Record<FileKind, { readonly limit: number; readonly text: string }>> = {
  logos: { limit: pictureLimit, text: pictureTooLarge },
  photos: { limit: photoLimit, text: photoTooLarge },
  documents: { limit: photoLimit, text: photoTooLarge },
};

export const heicWrong = 'صور HEIC غير مدعومة. يرجى حفظ الصورة بصيغة JPEG ثم اختيارها من جديد';

export interface FileFault {
  readonly what: 'type' | 'size';
  readonly message: string;
}

/** Judges a file by its content, in the page and on the server. */
export function fileFault(kind: FileKind, type: FileType | null, size: number): FileFault | null {
  const isPdf = type === 'application/pdf' && kind === 'documents';
  if (type === 'image/heic' && kind !== 'logos') return { what: 'type', message: heicWrong };
  if (!isPdf && !pictureTypes.includes(type ?? ''))
    return { what: 'type', message: kind === 'documents' ? documentWrong : pictureWrong };
  const { limit, text } = isPdf ? { limit: documentLimit, text: documentTooLarge } : largestFile[kind];
  return size > limit ? { what: 'size', message: text } : null;
}

export const typeOfFile = async (file: Blob): Promise<FileType | null> =>
  fileType(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
