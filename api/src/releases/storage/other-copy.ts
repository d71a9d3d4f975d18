import { type Form, fileName, verified } from './stored-file.ts';

/** Another place for files that a folder lacks. */
export interface OtherCopy {
  /** @returns what it has under this name, unverified; null when it has nothing */
  get(fileName: string): Promise<Buffer | null>;
}

/**
 * Asks each copy in turn for one encoding of a file.
 * @returns the first that matches its name: as stored, and decompressed
 * @throws Error of a failing copy, when none of the others has it
 */
export async function firstRight(
  copies: readonly OtherCopy[],
  name: string,
  form: Form,
): Promise<{ stored: Buffer; bytes: Buffer } | null> {
  let failure: unknown = null;
  for (const copy of copies) {
    try {
      const stored = await copy.get(fileName(name, form));
      const bytes = stored && (await verified(name, form, stored));
      if (bytes) return { stored, bytes };
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  return null;
}
