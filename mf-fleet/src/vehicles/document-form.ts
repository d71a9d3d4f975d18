import { CallError } from '@hawiyat/shared/client';
import { draftOf } from '@hawiyat/shared/contract/core/edited-fields';
import * as z from '@hawiyat/shared/contract/core/schema';
import { missing } from '@hawiyat/shared/contract/core/text';
import { type CompanyDocument, documentKinds, documentWrong } from '@hawiyat/shared/contract/fleet/documents';
import { editedDocument } from '@hawiyat/shared/contract/fleet/edited-document';
import { fileFault, typeOfFile } from '@hawiyat/shared/contract/fleet/file-fault';
import { formMessages } from './form-messages.ts';

/** While it is typed; a day that is none stays the text that was typed. */
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

/** Of a document that there is already. */
export const documentChange = z.object(change);
export type DocumentChange = z.output<typeof documentChange>;

const { holderMissing, chooseKind } = formMessages;
export const documentAddition = z.object({
  holder: z.string(holderMissing).check(z.minLength(1, holderMissing)),
  kind: z.enum(documentKinds, chooseKind),
  ...change,
});
export type DocumentAddition = z.output<typeof documentAddition>;

/** @returns whose a document is, as the server takes it */
export function ownerIn(holder: string): { truckId?: string; driverId?: string } {
  const [owner, id] = holder.split(' ');
  if (id === undefined) return {};
  return owner === 'truck' ? { truckId: id } : { driverId: id };
}

/** What a form begins with. @param renews keeps name and number alone: the days are new ones */
export const defaultsOf = (document: CompanyDocument, renews: boolean): Partial<DocumentInput> => ({
  ...{ title: document.title, number: document.number },
  ...(!renews && { issuedOn: document.issuedOn, expiresOn: document.expiresOn }),
});

/** @returns what is wrong with a chosen file, in Arabic; a picture is reduced before it is sent, so that any size is taken */
export async function faultOfFile(file: File): Promise<string | null> {
  const type = await typeOfFile(file).catch(() => null);
  const isPdf = type === 'application/pdf';
  return fileFault('documents', type, isPdf ? file.size : 0)?.message ?? null;
}

/** Called before anything is saved. @throws CallError at the field, when the file is none of a document */
export async function assertFile(file: File | null | undefined): Promise<void> {
  const message = file ? await faultOfFile(file) : null;
  if (message !== null) throw new CallError(message, { status: 0, fields: { file: message } });
}
