import * as z from '@hawiyat/shared/contract/core/schema';
import { answersOf, changeOf, draftOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { photoLimit, pictureAccept, pictureTypes } from '../core/picture.ts';
import { object, pure } from '../core/pure.ts';
import { answeredEnum, id, moment, saying } from '../core/values.ts';
import { editedDocument } from './edited-document.ts';

export const documentOwners = ['company', 'truck', 'driver'] as const;
export type DocumentOwner = (typeof documentOwners)[number];

export const documentKinds = [
  'mwan-permit',
  'operating-card',
  'insurance',
  'inspection',
  'driver-card',
  'driving-license',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** An owner has one of each kind at a time, and any number of `other`. */
export const kindsOfOwner: Readonly<Record<DocumentOwner, readonly DocumentKind[]>> = {
  company: ['mwan-permit', 'insurance', 'other'],
  truck: ['operating-card', 'insurance', 'inspection', 'other'],
  driver: ['driving-license', 'driver-card', 'other'],
};

/** `soon`: within thirty days. The day of expiry itself is the last valid one. */
export const documentStates = ['expired', 'soon', 'valid'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentLimit = 10 * 1024 * 1024;
export const documentTypes = [...pictureTypes, 'application/pdf'];
export const documentAccept = `${pictureAccept},application/pdf,application/x-pdf,.pdf`;
export const documentWrong = 'يرجى اختيار ملف PDF أو صورة (JPEG, PNG, GIF, WEBP) صالحة';
export const documentTooLarge = 'يجب أن يكون حجم الملف أقل من 10 ميجابايت';

const stored = pure(() => ({
  id: z.string(),
  owner: answeredEnum(documentOwners),
  kind: answeredEnum(documentKinds),
  ...answersOf(editedDocument),
  version: z.number(),
}));

export const storedDocument = object(() => stored);
export const companyDocument = object(() => ({
  ...stored,
  ownerId: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  daysLeft: z.number(),
  state: answeredEnum(documentStates),
  file: z.nullable(answeredEnum(['pdf', 'picture'])),
  replacedAt: z.nullable(moment),
}));
export type CompanyDocument = z.infer<typeof companyDocument>;

const inOrder = pure(() =>
  z.refine<{ issuedOn?: string | null | undefined; expiresOn?: string | undefined }>(
    ({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn,
    { error: 'تاريخ الانتهاء قبل تاريخ الإصدار', path: ['expiresOn'] },
  ),
);

export const documentFacts = pure(() => z.object(draftOf(editedDocument)).check(inOrder));
/** Without truck and driver a document of the company. */
export const documentDraft = pure(() =>
  z
    .object({
      truckId: z.optional(z.nullable(id)),
      driverId: z.optional(z.nullable(id)),
      kind: z.enum(documentKinds, 'يرجى اختيار نوع الوثيقة'),
      ...draftOf(editedDocument),
    })
    .check(inOrder),
);
export type DocumentDraft = z.output<typeof documentDraft>;

export const listDocuments = endpoint('GET /api/company/documents', () => ({
  right: 'see-work',
  query: z.object({
    owner: z.optional(z.enum(documentOwners, badFilter)),
    truckId: z.optional(id),
    driverId: z.optional(id),
    state: z.optional(z.enum(documentStates, badFilter)),
    ...pageQuery,
  }),
  response: z.object({ documents: z.array(companyDocument), ...pageEnd }),
  defaultMessage: 'Failed to fetch documents',
}));

export const fetchDocument = endpoint('GET /api/company/documents/:documentId', () => ({
  right: 'see-work',
  response: z.object({ document: companyDocument, earlier: z.array(companyDocument) }),
  defaultMessage: 'Failed to fetch documents',
}));

export const addDocument = endpoint('POST /api/company/documents', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: documentDraft,
  response: z.object({ document: companyDocument }),
  status: 201,
  defaultMessage: 'Failed to add the document',
}));

export const updateDocument = endpoint('PATCH /api/company/documents/:documentId', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  versioned: true,
  body: z.object(changeOf(editedDocument)).check(inOrder),
  response: z.object({ document: companyDocument }),
  defaultMessage: 'Failed to update the document',
}));

export const renewDocument = endpoint('POST /api/company/documents/:documentId/renewal', () => ({
  right: 'change-fleet',
  undo: 'history',
  body: documentFacts,
  response: z.object({ document: companyDocument }),
  status: 201,
  defaultMessage: 'Failed to renew the document',
}));

export const deleteDocument = endpoint('DELETE /api/company/documents/:documentId', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to delete the document',
}));

export const setDocumentFile = endpoint('POST /api/company/documents/:documentId/file', () => ({
  right: 'change-fleet',
  undo: 'file',
  body: z.object({
    file: z
      .file(documentWrong)
      .check(z.mime(documentTypes, documentWrong), z.maxSize(photoLimit, documentTooLarge)),
  }),
  multipart: true,
  files: 'documents',
  response: z.object({ document: companyDocument }),
  defaultMessage: 'Failed to save the file',
}));

export const downloadDocument = endpoint('GET /api/company/documents/:documentId/file', () => ({
  right: 'see-work',
  response: z.string(),
  answers: 'file',
  defaultMessage: 'Failed to fetch the file',
}));
