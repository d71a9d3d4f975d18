import type { FileHandle } from 'node:fs/promises';

export type Encoding = 'br' | 'gzip';

/** Where the bytes of releases are kept, each under the name that the same bytes always have. Nothing is ever changed. */
export interface Storage {
  /**
   * Keeps bytes, with a brotli and a gzip copy beside them where that pays; what is there and right stays as it is.
   * @param compressible false for what is compressed by itself (fonts, pictures)
   */
  keep(name: string, bytes: Buffer, compressible: boolean): Promise<void>;
  /**
   * Opens kept bytes in the first of the encodings that is there, else as they are. They are what their name says.
   * @returns an open file, for the caller to close
   * @throws Error ENOENT when there are no such bytes anywhere
   */
  open(
    name: string,
    encodings: readonly Encoding[],
  ): Promise<{ file: FileHandle; encoding: Encoding | null }>;
}
