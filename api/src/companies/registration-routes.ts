import { register } from '@hawiyat/shared/contract/registration';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { registerCompany } from './register-company.ts';
import { signUpOfBrowser } from './sign-up-cookie.ts';

export function registrationRoutes(app: App): void {
  serve(app, register, async ({ body, browser, signal }) => {
    await registerCompany(app, body, signUpOfBrowser(app.operatorToken, browser), signal);
    return { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' };
  });
}
