import { typeOfFile } from '@hawiyat/shared/contract/fleet/file-fault';
import { pictureFault } from './accept-picture.ts';
import { checkPdf } from './check-pdf.ts';
import { documentFileWrong } from './errors.ts';
import { PictureRejected, pictureOf } from './picture.ts';
import { storePrivateFile } from './private-files.ts';

/** Pixels of the longer side: a scanned page stays legible. */
const pageSide = 2400;

/** Re-encodes a picture; trims what a gateway put around a PDF. Takes a while: call it outside of transactions. */
export async function acceptDocument(dataDir: string, file: File): Promise<string> {
  if ((await typeOfFile(file)) === 'application/pdf') {
    const { from, head, to } = await checkPdf(file);
    const bytes = new Uint8Array(await file.slice(from, to).arrayBuffer());
    return storePrivateFile(dataDir, bytes.fill(0x20, 0, head - from), 'pdf');
  }
  const picture = await pictureOf(file, pageSide).catch((error: unknown) => {
    throw error instanceof PictureRejected ? pictureFault(error, documentFileWrong, 'file') : error;
  });
  return storePrivateFile(dataDir, picture, 'webp');
}
