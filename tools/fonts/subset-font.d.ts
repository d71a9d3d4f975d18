declare module 'subset-font' {
  /** @returns the font with the glyphs of this text alone */
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2'; keepFeatures?: readonly string[] | undefined },
  ): Promise<Buffer>;
}
