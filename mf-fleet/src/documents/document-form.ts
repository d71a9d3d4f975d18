import { CallError } from '@hawiyat/shared/client';
import { draftOf } from '@hawiyat/shared/contract/core/edited-fields';
import * as z from '@hawiyat/shared/contract/core/schema';
import { missing } from '@hawiyat/shared/contract/core/text';
import { type CompanyDocument, documentKinds, documentWrong } from '@hawiyat/shared/contract/fleet/documents';
import { editedDocument } from '@hawiyat/shared/contract/fleet/edited-document';
import { fileFault, typeOfFile } from '@hawiyat/shared/contract/fleet/file-fault';
import { messages } from '../texts/vehicle-forms.ts';

/** An invalid day stays the typed text. */
export interface DocumentInput {
  /** `company`, `truck <id>`, `driver <id>`. */
  holder: string;
  kind: string;
  title: string | null;
  number: string | null;
  issuedOn: string | null;
  expiresOn: string;
  file: File | null | undefined;
}

const change = {
  ...draftOf(editedDocument),
  expiresOn: z.pipe(z.string(missing).check(z.minLength(1, missing)), editedDocument.expiresOn.edited),
  file: z.optional(z.nullable(z.file(documentWrong))),
};

export const documentChange = z.object(change);
export type DocumentChange = z.output<typeof documentChange>;

const { holderMissing, chooseKind } = messages;
export const documentAddition = z.object({
  holder: z.string(holderMissing).check(z.minLength(1, holderMissing)),
  kind: z.enum(documentKinds, chooseKind),
  ...change,
});
export type DocumentAddition = z.output<typeof documentAddition>;

export function ownerIn(holder: string): { truckId?: string; driverId?: string } {
  const [owner, id] = holder.split(' ');
  if (id === undefined) return {};
  return owner === 'truck' ? { truckId: id } : { driverId: id };
}

/** `renews` keeps only name and number, because a renewal has new days. */
export const defaultsOf = (document: CompanyDocument, renews: boolean): Partial<DocumentInput> => ({
  ...{ title: document.title, number: document.number },
  ...(!renews && { issuedOn: document.issuedOn, expiresOn: document.expiresOn }),
});

export async function faultOfFile(file: File): Promise<string | null> {
  const type = await typeOfFile(file).catch(() => null);
  const isPdf = type === 'application/pdf';
  return fileFault('documents', type, isPdf ? file.size : 0)?.message ?? null;
}

/** Runs before anything is saved. @throws CallError at the field, when the file is no document */
export async function assertFile(file: File | null | undefined): Promise<void> {
  const message = file ? await faultOfFile(file) : null;
  if (message !== null) throw new CallError(message, { status: 0, fields: { file: message } });
}
