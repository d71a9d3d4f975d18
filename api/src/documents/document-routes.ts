import * as calls from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import type { App } from '../app-context.ts';
import { driverMissing } from '../fleet/errors.ts';
import { SavedFile } from '../http/saved-file.ts';
import { serve } from '../http/serve.ts';
import { dayOf } from '../kernel/calendar.ts';
import { notFound } from '../kernel/errors.ts';
import { documentFileErrors } from '../uploads/errors.ts';
import { truckMissing } from '../vehicles/errors.ts';
import { type DocumentRow, presentDocument } from './document-fields.ts';
import { putDocumentFile, readDocumentFile } from './document-file.ts';
import { findDocument, findDocuments } from './document-queries.ts';
import { createDocument, documentCommands, renewDocument } from './documents.ts';
import {
  documentDaysWrong,
  documentExists,
  documentKindWrong,
  documentMissing,
  documentReplaced,
  documentsFull,
} from './errors.ts';

export function documentRoutes(app: App): void {
  const present = (row: DocumentRow) => presentDocument(row, dayOf(app.now()));

  serve(
    app,
    calls.listDocuments,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findDocuments(app, companyId, query);
      return { documents: rows.map(present), ...end };
    },
    { isList: true },
  );

  serve(app, calls.fetchDocument, async ({ params: { documentId }, session: { companyId } }) => {
    const { document, earlier } = await findDocument(app, companyId, documentId);
    return { document: present(document), earlier: earlier.map(present) };
  }).throws(documentMissing);

  serve(app, calls.addDocument, async ({ body, session }) => ({
    document: present(await createDocument(app, session, body)),
  })).throws(documentsFull, documentExists, documentKindWrong, truckMissing, driverMissing);

  serve(app, calls.updateDocument, async ({ params: { documentId }, body, browser, session }) => {
    const edit = { id: documentId, input: body, ifMatch: browser.headers['if-match'] };
    return { document: present(await documentCommands.edit(app, session, edit)) };
  }).throws(documentMissing, documentReplaced, documentDaysWrong);

  serve(app, calls.renewDocument, async ({ params: { documentId }, body, session }) => ({
    document: present(await renewDocument(app, session, documentId, body)),
  })).throws(documentsFull, documentMissing, documentReplaced);

  serve(app, calls.deleteDocument, async ({ params: { documentId }, session }) => {
    await documentCommands.remove(app, session, documentId);
    return { message: 'تم حذف الوثيقة.' };
  }).throws(documentMissing, documentReplaced);

  serve(app, calls.setDocumentFile, async ({ params: { documentId }, body: { file }, session }) => ({
    document: present(await putDocumentFile(app, session, documentId, file)),
  })).throws(documentMissing, documentReplaced, ...documentFileErrors);

  serve(app, calls.downloadDocument, async ({ params: { documentId }, session: { companyId } }) => {
    const { document, bytes } = await readDocumentFile(app, companyId, documentId);
    if (bytes === null || document.file === null) throw notFound();
    const isPdf = document.file.endsWith('.pdf');
    const name = `${nameOf(document)}.${isPdf ? 'pdf' : 'webp'}`;
    return new SavedFile(bytes, isPdf ? 'application/pdf' : 'image/webp', name);
  }).throws(documentMissing);
}

function nameOf({ kind, title, owner, owner_name, expires_on }: DocumentRow): string {
  const whose = owner === 'truck' && owner_name !== null ? arabicPlate(owner_name) : owner_name;
  return [title ?? documentKindLabel[kind], whose, expires_on]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '');
}
