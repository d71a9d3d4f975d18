import {
  registerCustomer as registerCustomerCall,
  signInCustomer,
  signOutCustomer,
} from '@hawiyat/shared/contract/marketplace/customer';
import type { App } from '../app-context.ts';
import { phoneOrPasswordWrong } from '../auth/errors.ts';
import {
  deviceOfToken,
  deviceToken,
  endCustomerSession,
  signInByPassword,
  startCustomerSession,
} from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';
import { siteOf } from '../http/network.ts';
import { serve } from '../http/serve.ts';
import { closestSpelling, phoneSpellings } from '../kernel/phone-spellings.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { birthDateFuture, phoneMissing, underAge } from './errors.ts';
import { registerCustomer } from './register-customer.ts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly password_hash: string | null;
}

const ownerOf = ({ id, password_hash }: Pick<Account, 'id' | 'password_hash'>) => ({
  account: `customer ${id}`,
  passwordHash: password_hash,
});

export function customerRoutes(app: App): void {
  const signedIn = async ({ id, name, phone, ...row }: Account) => ({
    token: await startCustomerSession(app.db, id, app.now()),
    deviceToken: deviceToken(app.operatorToken, ownerOf({ id, ...row })),
    customer: { id, name, phone },
  });

  serve(app, registerCustomerCall, async ({ body, address, signal }) =>
    signedIn(await registerCustomer(app, body, { network: siteOf(address), signal: signal() })),
  ).throws(birthDateFuture, underAge, phoneMissing);

  serve(app, signInCustomer, async ({ body, address, signal }) => {
    const customer = await signInByPassword(app, {
      what: 'customer sign-in',
      account: phoneToStore(body.phone),
      address,
      password: body.password,
      deviceOf: (found) =>
        found ? deviceOfToken(app.operatorToken, body.deviceToken, ownerOf(found)) : null,
      find: () => accountByPhone(app, body.phone),
      wrong: phoneOrPasswordWrong,
      signal,
    });
    return signedIn(customer);
  }).throws(phoneOrPasswordWrong);

  serve(app, signOutCustomer, ({ session }) => endCustomerSession(app.db, session));
}

/** The account with this phone; without a verified one, the newest account that claims it. */
function accountByPhone({ db }: Context, phone: string) {
  const spellings = phoneSpellings(phone);
  return asSignIn(db, async (tx) => {
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
  });
}
