import { register } from '@hawiyat/shared/contract/registration';
import type { App } from '../app-context.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';
import { registerCompany } from './register-company.ts';
import { signUpOfBrowser } from './sign-up-cookie.ts';

const perAddress = { allowed: 20, seconds: 3600 };

export function registrationRoutes(app: App): void {
  serve(app, register, async ({ body, address, browser, signal }) => {
    await limitAttempts(app, ['registrations', address], perAddress);
    await registerCompany(app, body, signUpOfBrowser(app.operatorToken, browser), signal);
    return { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' };
  });
}
