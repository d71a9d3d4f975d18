import { pictureTypes } from '../contract/core/picture.ts';
import { typeOfFile } from '../contract/fleet/file-fault.ts';

const small = 1024 * 1024;
/** Pixels of the longer side: what the server keeps of a document. */
const maxSide = 2400;

/** Shrinks a camera's large picture to a JPEG; returns any other file, and one that fails, for the server to judge. */
export async function reducedPicture(file: File): Promise<File> {
  if (file.size <= small || !pictureTypes.includes((await typeOfFile(file)) ?? '')) return file;
  const address = URL.createObjectURL(file);
  try {
    // An element turns a picture as its EXIF says, in every engine.
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const part = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * part);
    canvas.height = Math.round(naturalHeight * part);
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return bytes && bytes.size < file.size
      ? new File([bytes], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: bytes.type })
      : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
