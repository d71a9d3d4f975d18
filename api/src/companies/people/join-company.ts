import { isCommonPassword } from '@hawiyat/shared/contract/account/common-passwords';
import type { join as joinCall } from '@hawiyat/shared/contract/account/join';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Transaction } from 'kysely';
import { passwordCommon } from '../../auth/errors.ts';
import { type Admin, isToken, type Passwords, tokenHash } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { actAs, asSignIn } from '../../db/tenant.ts';
import { violatedIndex } from '../../db/unique-violation.ts';
import { appendEvent } from '../../events/index.ts';
import { inviteWrong } from '../errors.ts';

/** Throws the same error for an unknown, used or ended link and for a suspended company. */
export async function openInvite({ db, now }: Context, token: string) {
  const invite = await asSignIn(db, (tx) => findInvite(tx, token, now()));
  if (!invite) throw inviteWrong();
  return invite;
}

async function findInvite(tx: Transaction<Schema>, token: string, now: Date) {
  if (!isToken(token)) return undefined;
  return tx
    .selectFrom('invites')
    .innerJoin('companies', 'companies.id', 'invites.company_id')
    .select(['invites.company_id', 'invites.id', 'invites.name', 'invites.email', 'invites.role'])
    .select(['companies.name as company_name', 'companies.identifier', 'companies.logo_url'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where('companies.status', '=', 'active')
    .executeTakeFirst();
}

export async function joinCompany(
  context: Context & { readonly passwords: Passwords },
  { token, name, password }: ValidatedInput<typeof joinCall>['body'],
  signal: () => AbortSignal,
): Promise<Admin & { readonly passwordHash: string }> {
  if (isCommonPassword(password)) throw passwordCommon();
  // Hashing is expensive: the invite is checked first.
  const { email } = await openInvite(context, token);
  const hash = await context.passwords.hash(password, { person: email }, signal());
  return { ...(await take(context.db, { token, name, hash }, context.now())), passwordHash: hash };
}

async function take(
  db: Db,
  { token, name, hash }: { token: string; name: string; hash: string },
  now: Date,
): Promise<Admin> {
  try {
    return await asSignIn(db, async (tx) => {
      const invite = await findInvite(tx, token, now);
      if (!invite) throw inviteWrong();
      const { company_id, id, email, role } = invite;
      await actAs(tx, 'hawiyat_company', company_id);
      // Of two simultaneous uses of the link, the second finds it gone.
      const taken = await tx.deleteFrom('invites').where('id', '=', id).executeTakeFirst();
      if (taken.numDeletedRows === 0n) throw inviteWrong();
      const person = await tx
        .insertInto('admins')
        .values({ company_id, name, email, role, password_hash: hash, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId: company_id, type: 'person.joined', entityId: person.id, at: now, data: {} },
        ...{ actor: { kind: 'admin', id: person.id }, after: { role, invite: id } },
      });
      return { companyId: company_id, adminId: person.id };
    });
  } catch (error) {
    // A person with this address has joined since the invite was read.
    throw violatedIndex(error) === 'admins_company_id_email_key' ? inviteWrong() : error;
  }
}
