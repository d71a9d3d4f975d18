import sharp from 'sharp';
import { boundedQueue } from '../kernel/bounded-queue.ts';
import { pictureType } from '../kernel/picture-type.ts';

/** Bytes that are no valid picture. Only the log gets the reason; people see which formats are accepted. */
export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';

  constructor(reason: 'unknown-format' | 'damaged-or-too-large', options?: ErrorOptions) {
    super(reason, options);
  }
}

/** libvips reads dozens of formats, some by other programs; only these four are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((text) => `VipsForeignLoad${text}Buffer`),
});
// One thread a picture and no cache, so that memory is bounded by the two concurrent ones.
sharp.concurrency(1);
sharp.cache(false);
const queue = boundedQueue(2, Number.POSITIVE_INFINITY);

const limits = { limitInputPixels: 4096 * 4096, failOn: 'error' } as const;
const seconds = 10;

/**
 * Makes a harmless picture of uploaded bytes: decoded and encoded again, so that nothing but pixels survives (no
 * metadata, no tail, no second frame). What counts is the content, never a name or a type that the sender gives.
 * @param bytes JPEG, PNG, GIF or WEBP, at most 16 megapixels
 * @param maxSide pixels of the longer side; smaller pictures keep their size
 * @returns WEBP
 * @throws PictureRejected
 */
export async function pictureOf(bytes: Uint8Array, maxSide = 1024): Promise<Buffer> {
  if (pictureType(bytes) === null) throw new PictureRejected('unknown-format');
  try {
    return await queue(() =>
      sharp(bytes, limits)
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 85 })
        .timeout({ seconds })
        .toBuffer(),
    );
  } catch (cause) {
    throw new PictureRejected('damaged-or-too-large', { cause });
  }
}
