import sharp from 'sharp';
import type { Picture } from './pictures.ts';

/** Names and bytes of a picture: AVIF, and WebP for older browsers. */
export async function filesOf(
  { name, widths, olderWidths, quality }: Picture,
  png: Buffer,
): Promise<[string, Buffer][]> {
  const files: [string, Buffer][] = [];
  for (const width of widths) {
    // Small colored text needs full chroma.
    const avif = sharp(png).resize({ width }).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });
    files.push([`${name}-${width}.avif`, await avif.toBuffer()]);
  }
  for (const width of olderWidths) {
    const webp = sharp(png).resize({ width }).webp({ quality: 80, effort: 6, smartSubsample: true });
    files.push([`${name}-${width}.webp`, await webp.toBuffer()]);
  }
  return files;
}

/** Previews of other sites read no modern format. */
export function socialFile(png: Buffer) {
  return sharp(png).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
