import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { enqueueEmail, identifiersEmail } from '../../mail/index.ts';
import { findAdminsByEmail } from '../credentials/admin-queries.ts';

/** Enqueues an e-mail with the identifiers of the companies in which the address is a person; if there are none, for nobody. */
export async function sendIdentifiers(
  context: Context & { readonly linkUrl: string | null },
  email: string,
): Promise<void> {
  const admins = await findAdminsByEmail(context, email);
  const companies = admins.map(({ company_name: name, identifier }) => ({ name, identifier }));
  const content = identifiersEmail(companies, context.linkUrl && `${context.linkUrl}/signin`);
  await asPlatform(context.db, (tx) =>
    enqueueEmail(tx, { to: admins[0]?.email ?? null, content, now: context.now() }),
  );
}
