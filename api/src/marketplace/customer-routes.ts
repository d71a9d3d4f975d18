import { randomUUID } from 'node:crypto';
import { registerCustomer, signInCustomer, signOutCustomer } from '@hawiyat/shared/contract/customer';
import type { Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { protectedSignIn } from '../auth/brute-force-protection.ts';
import { endCustomerSession } from '../auth/end-session.ts';
import { startCustomerSession } from '../auth/start-session.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform, asSignIn } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { closestSpelling, phoneSpellings, unprovenPhone } from '../kernel/phone-spellings.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';
import { isOfAge } from './age.ts';

const registrations = { allowed: 20, seconds: 60 * 60 };

export function customerRoutes(app: App): void {
  serve(app, registerCustomer, async ({ body, address, signal }) => {
    await limitAttempts(app, ['customer registration from', address], registrations);
    const { name, email, birthDate, password } = body;
    const now = app.now();
    const today = dayOf(now);
    if (birthDate > today) throw new DomainError('birth-date-future');
    if (!isOfAge(birthDate, today)) throw new DomainError('under-age');
    const phone = phoneToStore(body.phone);
    if (phone === '') throw new DomainError('phone-missing');
    const password_hash = await app.passwords.hash(password, signal());
    const id = randomUUID();
    await asPlatform(app.db, (tx) =>
      tx
        .insertInto('customers')
        .values({
          ...{ id, name, email: email ?? null, birth_date: birthDate, password_hash, created_at: now },
          ...{ phone: unprovenPhone(id), claimed_phone: phone },
        })
        .execute(),
    );
    const token = await startCustomerSession(app.db, id, now);
    return { token, customer: { id, name, phone } };
  });

  serve(app, signInCustomer, async ({ body, address, signal }) => {
    const spellings = phoneSpellings(body.phone);
    const who = { what: 'customer sign-in', account: phoneToStore(body.phone), address };
    const { id, name, phone } = await protectedSignIn(app, who, async () => {
      const found = await asSignIn(app.db, (tx) => accountOf(tx, spellings));
      const isRight = await app.passwords.verify(body.password, found?.password_hash ?? null, signal());
      if (!found || !isRight) throw new DomainError('phone-or-password-wrong');
      return found;
    });
    return { token: await startCustomerSession(app.db, id, app.now()), customer: { id, name, phone } };
  });

  serve(app, signOutCustomer, ({ session }) => endCustomerSession(app.db, session));
}

/** The account with this phone; while no account has verified it, the newest one. */
async function accountOf(tx: Transaction<Schema>, spellings: readonly string[]) {
  const people = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'password_hash'])
    .where('phone', 'in', spellings)
    .execute();
  const owner = closestSpelling(people, spellings);
  if (owner) return owner;
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'claimed_phone as phone', 'password_hash'])
    .where('claimed_phone', 'in', spellings)
    .orderBy('created_at', 'desc')
    .$narrowType<{ phone: string }>()
    .executeTakeFirst();
}
