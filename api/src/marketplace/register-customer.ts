import { randomUUID } from 'node:crypto';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { registerCustomer as registerCustomerCall } from '@hawiyat/shared/contract/marketplace/customer';
import type { Passwords } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asPlatform } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { unprovenPhone } from '../kernel/phone-spellings.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { isOfAge } from './age.ts';
import { birthDateFuture, phoneMissing, underAge } from './errors.ts';

/** Creates an account with an unverified phone. */
export async function registerCustomer(
  context: Context & { readonly passwords: Passwords },
  draft: ValidatedInput<typeof registerCustomerCall>['body'],
  { network, signal }: { readonly network: string; readonly signal: AbortSignal },
): Promise<{ id: string; name: string; phone: string; password_hash: string }> {
  const { name, email, birthDate, password } = draft;
  const now = context.now();
  const today = dayOf(now);
  if (birthDate > today) throw birthDateFuture();
  if (!isOfAge(birthDate, today)) throw underAge();
  const phone = phoneToStore(draft.phone);
  if (phone === '') throw phoneMissing();
  const password_hash = await context.passwords.hash(password, { network }, signal);
  const id = randomUUID();
  await asPlatform(context.db, (tx) =>
    tx
      .insertInto('customers')
      .values({
        ...{ id, name, email: email ?? null, birth_date: birthDate, password_hash, created_at: now },
        ...{ phone: unprovenPhone(id), claimed_phone: phone },
      })
      .execute(),
  );
  return { id, name, phone, password_hash };
}
