import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { acceptDocument, dropPrivateFiles, readPrivateFile } from '../uploads/index.ts';
import type { DocumentRow } from './document-fields.ts';
import { documentOf, lockedDocument } from './document-row.ts';
import { aboutDocument } from './documents.ts';

type WithUploads = Context & { readonly dataDir: string };

export async function putDocumentFile(
  { db, now, dataDir }: WithUploads,
  { companyId, adminId }: Admin,
  id: string,
  file: File,
): Promise<DocumentRow> {
  const at = now();
  // Before the upload, which stays outside of the transaction: it must not wait for the encoder.
  await asCompany(db, companyId, (tx) => documentOf(tx, companyId, id));
  const name = await acceptDocument(dataDir, file);
  try {
    const { row, old } = await asCompany(db, companyId, async (tx) => {
      const stored = await lockedDocument(tx, companyId, id);
      await tx
        .updateTable('documents')
        .set({ file: name })
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .execute();
      await appendEvent(tx, {
        ...{ companyId, type: 'document.changed', entityId: stored.id, at, data: aboutDocument(stored) },
        actor: { kind: 'admin', id: adminId },
        before: { file: stored.file },
        after: { file: name },
      });
      return { row: await documentOf(tx, companyId, stored.id), old: stored.file };
    });
    await dropPrivateFiles(dataDir, [old]);
    return row;
  } catch (error) {
    await dropPrivateFiles(dataDir, [name]);
    throw error;
  }
}

export async function readDocumentFile({ db, dataDir }: WithUploads, companyId: string, id: string) {
  const document = await asCompany(db, companyId, (tx) => documentOf(tx, companyId, id));
  return { document, bytes: document.file === null ? null : await readPrivateFile(dataDir, document.file) };
}
