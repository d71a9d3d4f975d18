import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { endSessionsOfCompany } from '../../auth/index.ts';
import { companyTablesInOrder } from '../../db/company-tables.ts';
import type { Context } from '../../db/context.ts';
import type { Db } from '../../db/schema.ts';
import { asPlatform, asSandbox } from '../../db/tenant.ts';
import { dropPrivateFiles, dropUpload } from '../../uploads/index.ts';
import { demoProof } from '../demo-proof.ts';

type Deleting = Context & { readonly dataDir: string };

/** Columns with addresses of uploads, which only the server writes. */
export const uploadColumns = [
  ['companies', 'id', 'logo_url'],
  ['drivers', 'company_id', 'picture'],
  ['container_pictures', 'company_id', 'url'],
  ['orders', 'company_id', 'proof_of_delivery_url'],
] as const;

export async function deleteCompany({ db, now, dataDir }: Deleting, companyId: string): Promise<void> {
  // Prevents work that would add rows during the deletion.
  await asPlatform(db, async (tx) => {
    await tx
      .updateTable('companies')
      .set({ status: 'suspended', ends_at: now() })
      .where('id', '=', companyId)
      .where('kind', '<>', 'real')
      .execute();
    await endSessionsOfCompany(tx, companyId);
  });
  const tables = await companyTablesInOrder(db);
  const { uploads, files } = await uploadsOf(db, companyId);
  // One table at a time: calls of other companies run in between. The next run deletes what a crash left.
  for (const table of tables) {
    await setImmediate();
    await asSandbox(db, companyId, (tx) =>
      sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(tx),
    );
  }
  await asSandbox(db, companyId, async (tx) => {
    await tx.deleteFrom('requests').where('world', '=', companyId).execute();
    await tx.deleteFrom('customers').where('world', '=', companyId).execute();
    await tx.deleteFrom('companies').where('id', '=', companyId).execute();
  });
  for (const url of uploads) await dropUpload(dataDir, url);
  await dropPrivateFiles(dataDir, files);
}

function uploadsOf(db: Db, companyId: string) {
  return asSandbox(db, companyId, async (tx) => {
    const documents = await tx
      .selectFrom('documents')
      .select('file')
      .where('company_id', '=', companyId)
      .execute();
    const { rows } = await sql<{ url: string }>`${sql.join(
      uploadColumns.map(
        ([table, owner, column]) => sql`select ${sql.ref(column)} as url from ${sql.table(table)}
          where ${sql.ref(owner)} = ${companyId} and ${sql.ref(column)} <> ${demoProof}`,
      ),
      sql` union `,
    )}`.execute(tx);
    return { uploads: rows.map(({ url }) => url), files: documents.map(({ file }) => file) };
  });
}

export async function deleteExpiredCompanies(context: Deleting): Promise<void> {
  const expired = await asPlatform(context.db, (tx) =>
    tx
      .selectFrom('companies')
      .select('id')
      .where('kind', '<>', 'real')
      .where('ends_at', '<=', context.now())
      .execute(),
  );
  for (const { id } of expired)
    await deleteCompany(context, id).catch((err: unknown) =>
      context.log.error({ err, company: id }, 'an expired company that is not real could not be deleted'),
    );
}
