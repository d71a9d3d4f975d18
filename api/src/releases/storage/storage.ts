import type { FileHandle } from 'node:fs/promises';

export type Encoding = 'br' | 'gzip';

/** Where release files are stored, each under a name derived from its bytes. A file never changes. */
export interface Storage {
  /**
   * Stores bytes, with a brotli and a gzip copy where that pays; existing intact files stay.
   * @param compressible false for formats with their own compression (fonts, pictures)
   */
  put(name: string, bytes: Buffer, compressible: boolean): Promise<void>;
  /**
   * Opens a file in the first available of the encodings, else uncompressed. Its bytes match its name.
   * @returns an open file, for the caller to close
   * @throws FileLost (ENOENT) when no copy is intact
   */
  open(
    name: string,
    encodings: readonly Encoding[],
  ): Promise<{ file: FileHandle; encoding: Encoding | null }>;
}
