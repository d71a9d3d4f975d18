// @ts-check
/** @import { Picture } from './pictures.mjs' */
import sharp from 'sharp';

/**
 * @param {Picture} picture
 * @param {Buffer} png as it was taken
 * @returns {Promise<[string, Buffer][]>} name and bytes of each of its files: AVIF, and WebP for older browsers
 */
export async function filesOf({ name, widths, olderWidths, quality }, png) {
  /** @type {[string, Buffer][]} */
  const files = [];
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

/** For other sites' previews, which read no modern format. @param {Buffer} png */
export function socialFile(png) {
  return sharp(png).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
