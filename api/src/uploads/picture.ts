import { pictureTypes } from '@hawiyat/shared/contract/core/picture';
import { typeOfFile } from '@hawiyat/shared/contract/fleet/file-fault';
import sharp from 'sharp';
import { boundedQueue } from '../kernel/bounded-queue.ts';

export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';

  constructor(
    readonly reason: 'unknown-format' | 'damaged' | 'too-many-pixels',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** libvips reads dozens of formats, some by other programs; only these four are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((text) => `VipsForeignLoad${text}Buffer`),
});
// One picture at a time, one thread and no cache: memory is bounded by the largest.
sharp.concurrency(1);
sharp.cache(false);
const queue = boundedQueue(1, Number.POSITIVE_INFINITY);

/** Telephones call this 64 megapixels. */
const mostPixels = 65_000_000;
const seconds = 20;

/** Only pixels survive: no metadata, no second frame. The content decides, never a type that the sender gives. */
export async function pictureOf(file: Blob, maxSide = 1024): Promise<Buffer> {
  if (!pictureTypes.includes((await typeOfFile(file)) ?? '')) throw new PictureRejected('unknown-format');
  return queue(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      .metadata()
      .catch((cause: unknown) => {
        throw new PictureRejected('damaged', { cause });
      });
    if (width * height > mostPixels) throw new PictureRejected('too-many-pixels');
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 85 })
        .timeout({ seconds })
        .toBuffer();
    } catch (cause) {
      throw new PictureRejected('damaged', { cause });
    }
  });
}
