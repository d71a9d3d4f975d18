import { sql, type Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { actAs, asSignIn } from '../../db/tenant.ts';
import { type Email, enqueueEmail } from '../../mail/index.ts';
import { emailLinkOver } from '../errors.ts';
import { isToken, newToken, tokenHash } from '../sessions/token.ts';
import { type AdminRow, findAdmin } from './admin-queries.ts';

export type LinkKind = 'password' | 'sign-in';

export type Mailing = Context & { readonly linkUrl: string | null };

interface NewLink {
  readonly kind: LinkKind;
  readonly lifetime: number;
  /** How many valid links of this kind a person may have. */
  readonly most: number;
  /** The browser has signed in to the account before. */
  readonly isKnown: boolean;
  readonly browser?: string;
}

export interface Wanted extends NewLink {
  /** In Latin digits. */
  readonly identifier: string;
  readonly email: string;
}

export interface FoundLink {
  readonly hash: Buffer;
  readonly companyId: string;
  readonly adminId: string;
  /** Null: the link works in any browser. */
  readonly browserHash: Uint8Array | null;
}

const nobody = {
  company_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

/** Works the same for an unknown account: the next call on the embedded database waits for it, so time would tell. */
export async function sendLink(
  context: Mailing,
  { identifier, email, ...wanted }: Wanted,
  emailOf: (company: string, token: string, linkUrl: string | null) => Email,
): Promise<void> {
  const admin = await findAdmin(context, identifier, email);
  const now = context.now();
  await asSignIn(context.db, async (tx) => {
    const link = await newLink(tx, admin, wanted, now);
    if (!link) return;
    await actAs(tx, 'hawiyat_platform', '');
    const content = emailOf(admin?.company_name ?? '', link.token, context.linkUrl);
    await enqueueEmail(tx, { to: admin?.email ?? null, content, now, until: link.expiresAt });
  });
}

/** A stranger's request voids none of the owner's links; a known browser's link replaces a stranger's newest one. */
async function newLink(
  tx: Transaction<Schema>,
  admin: AdminRow | undefined,
  { kind, lifetime, most, isKnown, browser }: NewLink,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | null> {
  const { company_id, id: admin_id } = admin ?? nobody;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links of ${admin_id}`}, 0))`.execute(tx);
  const own = { company_id, admin_id };
  await tx
    .deleteFrom('email_links')
    .where((eb) => eb.and(own))
    .where('expires_at', '<=', now)
    .execute();
  const good = await tx
    .selectFrom('email_links')
    .select(['token_hash', 'is_known'])
    .where((eb) => eb.and({ ...own, kind }))
    .orderBy('created_at', 'desc')
    .execute();
  if (good.length >= most) {
    const strangers = isKnown ? good.find(({ is_known }) => !is_known) : undefined;
    if (!strangers) return null;
    await tx.deleteFrom('email_links').where('token_hash', '=', strangers.token_hash).execute();
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  if (!admin) return { token, expiresAt };
  await tx
    .insertInto('email_links')
    .values({
      ...{ ...own, kind, token_hash: tokenHash(token), is_known: isKnown },
      ...{ browser_hash: browser === undefined ? null : tokenHash(browser) },
      ...{ created_at: now, expires_at: expiresAt },
    })
    .execute();
  return { token, expiresAt };
}

export async function findLink(
  tx: Transaction<Schema>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<FoundLink> {
  const hash = isToken(token) ? tokenHash(token) : null;
  const row =
    hash &&
    (await tx
      .selectFrom('email_links')
      .select(['company_id', 'admin_id', 'browser_hash'])
      .where((eb) => eb.and({ kind }))
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst());
  if (!hash || !row) throw emailLinkOver();
  const { company_id: companyId, admin_id: adminId, browser_hash: browserHash } = row;
  return { hash, companyId, adminId, browserHash };
}

/** Of two simultaneous uses one succeeds. */
export async function useLink(tx: Transaction<Schema>, { hash }: FoundLink, now: Date): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_links')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw emailLinkOver();
}
