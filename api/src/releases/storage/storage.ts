import type { FileHandle } from 'node:fs/promises';

export type Encoding = 'br' | 'gzip';

export interface Storage {
  /** Also stores brotli and gzip copies of compressible bytes; intact files stay. */
  put(name: string, bytes: Buffer, compressible: boolean): Promise<void>;
  /** The bytes match the name. The caller closes the file; throws FileLost (ENOENT) when no copy is intact. */
  open(
    name: string,
    encodings: readonly Encoding[],
  ): Promise<{ file: FileHandle; encoding: Encoding | null }>;
}
