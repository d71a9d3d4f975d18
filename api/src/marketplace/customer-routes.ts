import {
  registerCustomer as registerCustomerCall,
  signInCustomer,
  signOutCustomer,
} from '@hawiyat/shared/contract/customer';
import type { App } from '../app-context.ts';
import { protectedSignIn } from '../auth/brute-force-protection.ts';
import { endCustomerSession } from '../auth/end-session.ts';
import { startCustomerSession } from '../auth/start-session.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';
import { accountByPhone } from './customer-queries.ts';
import { registerCustomer } from './register-customer.ts';

const registrations = { allowed: 20, seconds: 60 * 60 };

export function customerRoutes(app: App): void {
  serve(app, registerCustomerCall, async ({ body, address, signal }) => {
    await limitAttempts(app, ['customer registration from', address], registrations);
    const customer = await registerCustomer(app, body, signal());
    return { token: await startCustomerSession(app.db, customer.id, app.now()), customer };
  });

  serve(app, signInCustomer, async ({ body, address, signal }) => {
    const who = { what: 'customer sign-in', account: phoneToStore(body.phone), address };
    const { id, name, phone } = await protectedSignIn(app, who, async () => {
      const found = await accountByPhone(app, body.phone);
      const isRight = await app.passwords.verify(body.password, found?.password_hash ?? null, signal());
      if (!found || !isRight) throw new DomainError('phone-or-password-wrong');
      return found;
    });
    return { token: await startCustomerSession(app.db, id, app.now()), customer: { id, name, phone } };
  });

  serve(app, signOutCustomer, ({ session }) => endCustomerSession(app.db, session));
}
