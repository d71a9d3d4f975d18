import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { enqueueEmail, identifiersEmail } from '../../mail/index.ts';
import { findAdminsByEmail } from '../credentials/admin-queries.ts';

/** Enqueues a mail for nobody when the address is unknown, so that both cases take as long. */
export async function sendIdentifiers(
  context: Context & { readonly linkUrl: string | null },
  email: string,
): Promise<void> {
  const admins = await findAdminsByEmail(context, email);
  const companies = admins.map(({ company_name: name, identifier }) => ({ name, identifier }));
  const content = identifiersEmail(companies, context.linkUrl && `${context.linkUrl}/signin`);
  await asPlatform(context.db, (tx) => enqueueEmail(tx, admins[0]?.email ?? null, content, context.now()));
}
