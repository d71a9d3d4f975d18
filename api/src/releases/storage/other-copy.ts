import { type Form, fileName, verified } from './stored-file.ts';

export interface OtherCopy {
  /** Unverified. */
  get(fileName: string): Promise<Buffer | null>;
}

/** The first copy that matches its name. Throws the error of a failing copy when no other has the file. */
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
