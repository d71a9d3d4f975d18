import { register } from '@hawiyat/shared/contract/company/registration';
import type { App } from '../app-context.ts';
import { passwordCommon } from '../auth/errors.ts';
import { serve } from '../http/serve.ts';
import { pictureInvalid } from '../uploads/errors.ts';
import { companyKnown, emailNotVerified, verificationExpired } from './errors.ts';
import { registerCompany } from './register-company.ts';
import { signUpOfBrowser } from './sign-up-cookie.ts';

export function registrationRoutes(app: App): void {
  const signUpOf = (browser: Parameters<typeof signUpOfBrowser>[1]) => {
    const signUp = signUpOfBrowser(app.operatorToken, browser);
    if (signUp === null) throw emailNotVerified();
    return signUp;
  };
  serve(
    app,
    register,
    async ({ body, browser, signal }) => {
      await registerCompany(app, body, signUpOf(browser), signal);
      return { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' };
    },
    { beforeBody: signUpOf },
  ).throws(emailNotVerified, verificationExpired, passwordCommon, companyKnown, pictureInvalid);
}
