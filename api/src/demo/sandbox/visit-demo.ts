import { randomUUID } from 'node:crypto';
import { demoHours } from '@hawiyat/shared/contract/company/demo';
import { adminOf, startSandboxSession } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { isId } from '../../kernel/id.ts';
import { createCompany } from './create-company.ts';

const hour = 60 * 60_000;

export async function visitDemo(
  context: Context & { readonly dataDir: string },
  { companyId, network }: { readonly companyId: string | null; readonly network: string },
) {
  const now = context.now();
  const known = companyId === null ? null : await findDemo(context, companyId);
  const { expiresAt, ...owner } = known ?? (await create(context, network));
  const token = await startSandboxSession(context.db, owner, { openedFrom: null, until: expiresAt, now });
  return { token, admin: await adminOf(context, owner) };
}

async function create(context: Context & { readonly dataDir: string }, network: string) {
  const expiresAt = new Date(context.now().getTime() + demoHours * hour);
  const adminId = randomUUID();
  const companyId = await createCompany(context, {
    ...{ kind: 'demo', sandboxOf: null, network, name: 'شركة رواد الحاويات للنقل', expiresAt },
    person: { id: adminId, name: 'زائر المنصة', email: 'visitor@hawiyat.example', role: 'owner' },
  });
  return { companyId, adminId, expiresAt };
}

async function findDemo({ db, now }: Context, companyId: string) {
  if (!isId(companyId)) return null;
  const found = await asPlatform(db, (tx) =>
    tx
      .selectFrom('companies')
      .innerJoin('admins', 'admins.company_id', 'companies.id')
      .select(['companies.id as companyId', 'admins.id as adminId', 'companies.ends_at as expiresAt'])
      .where('companies.id', '=', companyId)
      .where('companies.kind', '=', 'demo')
      .where('companies.status', '=', 'active')
      .where('companies.ends_at', '>', now())
      .orderBy('admins.created_at')
      .$narrowType<{ expiresAt: Date }>()
      .executeTakeFirst(),
  );
  return found ?? null;
}
