import { type Form, fileName, verified } from './stored-file.ts';

/** Where the same files may be found when a folder lacks them. */
export interface OtherCopy {
  /** @returns what it has under this name, whatever that is; null when it has nothing */
  get(fileName: string): Promise<Buffer | null>;
}

/**
 * Asks one copy after the other for one form of the bytes.
 * @returns the first that is what its name says: as it was stored, and unpacked
 * @throws Error of a copy that could not be asked, when none of the others has it
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
