import { hashPassword } from '../../domain/password.ts';
import type { Db } from '../schema.ts';
import { asPlatform } from '../tenant.ts';

/** How to sign in to the demo company. */
export const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

/** Makes the demo company; does nothing when it exists. */
export async function seedDemo(db: Db, _today: Date): Promise<void> {
  const password_hash = await hashPassword(demoSignIn.password);
  await asPlatform(db, async (tx) => {
    const company = await tx
      .insertInto('companies')
      .values({
        identifier: demoSignIn.domain,
        name: 'شركة رواد الحاويات للنقل',
        commercial_number: '7012345678',
        tax_number: '310123456700003',
        phone: '920012345',
      })
      .onConflict((it) => it.column('identifier').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!company) return;
    await tx
      .insertInto('admins')
      .values({ company_id: company.id, name: 'عبدالله الحربي', email: demoSignIn.email, password_hash })
      .execute();
  });
}
