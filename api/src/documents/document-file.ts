import type { Admin } from '../auth/admin.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { acceptDocument } from '../uploads/accept-document.ts';
import { dropPrivateFiles, readPrivateFile } from '../uploads/private-files.ts';
import type { DocumentRow } from './document-fields.ts';
import { documentOf, lockedDocument } from './document-row.ts';
import { aboutDocument } from './documents.ts';

type WithUploads = Context & { readonly dataDir: string };

/**
 * Gives a document its file, in place of the one it has.
 * @throws DomainError `document-file-wrong`, `document-missing`, `document-replaced`
 */
export async function putDocumentFile(
  { db, now, dataDir }: WithUploads,
  { companyId, adminId }: Admin,
  id: string,
  file: File,
): Promise<DocumentRow> {
  const at = now();
  // Outside of the transaction, which must not wait for the encoder; not for one that is nobody's.
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

/** @throws DomainError `document-missing` */
export async function readDocumentFile({ db, dataDir }: WithUploads, companyId: string, id: string) {
  const document = await asCompany(db, companyId, (tx) => documentOf(tx, companyId, id));
  const bytes = document.file === null ? null : await readPrivateFile(dataDir, document.file);
  return { document, bytes };
}
