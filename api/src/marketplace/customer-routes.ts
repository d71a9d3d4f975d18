import {
  registerCustomer as registerCustomerCall,
  signInCustomer,
  signOutCustomer,
} from '@hawiyat/shared/contract/customer';
import type { App } from '../app-context.ts';
import { endCustomerSession } from '../auth/end-session.ts';
import { signInByPassword } from '../auth/sign-in-by-password.ts';
import { startCustomerSession } from '../auth/start-session.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { serve } from '../server/serve.ts';
import { accountByPhone } from './customer-queries.ts';
import { registerCustomer } from './register-customer.ts';

export function customerRoutes(app: App): void {
  serve(app, registerCustomerCall, async ({ body, signal }) => {
    const customer = await registerCustomer(app, body, signal());
    return { token: await startCustomerSession(app.db, customer.id, app.now()), customer };
  });

  serve(app, signInCustomer, async ({ body, address, signal }) => {
    const { id, name, phone } = await signInByPassword(app, {
      what: 'customer sign-in',
      account: phoneToStore(body.phone),
      address,
      password: body.password,
      find: () => accountByPhone(app, body.phone),
      wrong: 'phone-or-password-wrong',
      signal,
    });
    return { token: await startCustomerSession(app.db, id, app.now()), customer: { id, name, phone } };
  });

  serve(app, signOutCustomer, ({ session }) => endCustomerSession(app.db, session));
}
