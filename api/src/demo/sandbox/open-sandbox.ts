import { sandboxDays } from '@hawiyat/shared/contract/company/sandbox';
import { adminOf, startSandboxSession } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import { actAs, asCompany, asPlatform } from '../../db/tenant.ts';
import { violatedIndex } from '../../db/unique-violation.ts';
import type { Session } from '../../http/principals.ts';
import { inSandbox, sandboxesFull } from '../errors.ts';
import { addPerson, createCompany } from './create-company.ts';
import { deleteCompany } from './delete-company.ts';

type Creating = Context & { readonly dataDir: string };
type Caller = Pick<Session, 'companyId' | 'adminId' | 'kind' | 'sandboxOf' | 'tokenHash'>;

const day = 24 * 60 * 60_000;

export async function findSandbox({ db, now }: Context, companyId: string) {
  const found = await asPlatform(db, (tx) =>
    tx
      .selectFrom('companies')
      .select(['id', 'created_at', 'ends_at'])
      .where('sandbox_of', '=', companyId)
      .where('status', '=', 'active')
      .where('ends_at', '>', now())
      .$narrowType<{ ends_at: Date }>()
      .executeTakeFirst(),
  );
  return found ?? null;
}

export async function openSandbox(context: Creating, session: Caller) {
  if (session.kind !== 'real') throw inSandbox();
  const { companyId, adminId, tokenHash } = session;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + sandboxDays * day);
  const { company, ...person } = await asCompany(context.db, companyId, (tx) =>
    tx
      .selectFrom('admins')
      .innerJoin('companies', 'companies.id', 'admins.company_id')
      .select(['admins.id', 'admins.name', 'admins.email', 'admins.role', 'companies.name as company'])
      .where('admins.company_id', '=', companyId)
      .where('admins.id', '=', adminId)
      .executeTakeFirstOrThrow(),
  );
  const known = await findSandbox(context, companyId);
  const made = known ?? { id: await create(context, { companyId, company, person, expiresAt }) };
  await asPlatform(context.db, async (tx) => {
    await tx.updateTable('companies').set({ ends_at: expiresAt }).where('id', '=', made.id).execute();
    await actAs(tx, 'hawiyat_company', made.id);
    await addPerson(tx, made.id, person);
  });
  const owner = { companyId: made.id, adminId };
  const until = { openedFrom: tokenHash, until: expiresAt, now };
  return { token: await startSandboxSession(context.db, owner, until), admin: await adminOf(context, owner) };
}

interface NewSandbox {
  readonly companyId: string;
  readonly company: string;
  readonly person: Parameters<typeof addPerson>[2];
  readonly expiresAt: Date;
}

async function create(
  context: Creating,
  { companyId, company: name, person, expiresAt }: NewSandbox,
): Promise<string> {
  const sandbox = { kind: 'sandbox', sandboxOf: companyId, network: null, name, person, expiresAt } as const;
  try {
    return await createCompany(context, sandbox);
  } catch (error) {
    if (violatedIndex(error) !== 'sandbox_of_company') throw error;
    const other = await findSandbox(context, companyId);
    if (other) return other.id;
    // Another process is creating the sandbox.
    if (await isBeingMade(context, companyId)) throw sandboxesFull();
    // A half created or half deleted sandbox goes first.
    await removeSandbox(context, companyId);
    return createCompany(context, sandbox);
  }
}

const minute = 60_000;

async function isBeingMade({ db, now }: Context, companyId: string): Promise<boolean> {
  const found = await asPlatform(db, (tx) =>
    tx
      .selectFrom('companies')
      .select('id')
      .where('sandbox_of', '=', companyId)
      .where('ends_at', '>', now())
      .where('created_at', '>', new Date(now().getTime() - minute))
      .executeTakeFirst(),
  );
  return found !== undefined;
}

/** Returns whether there was one. */
export async function removeSandbox(context: Creating, companyId: string): Promise<boolean> {
  const found = await asPlatform(context.db, (tx) =>
    tx.selectFrom('companies').select('id').where('sandbox_of', '=', companyId).executeTakeFirst(),
  );
  if (found) await deleteCompany(context, found.id);
  return found !== undefined;
}
