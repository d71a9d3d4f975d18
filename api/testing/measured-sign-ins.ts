import * as recovery from '@hawiyat/shared/contract/account/account-recovery';
import * as security from '@hawiyat/shared/contract/account/account-security';
import * as session from '@hawiyat/shared/contract/account/session';
import * as links from '@hawiyat/shared/contract/account/sign-in-link';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import * as registration from '@hawiyat/shared/contract/company/registration';
import * as review from '@hawiyat/shared/contract/company/review';
import * as customer from '@hawiyat/shared/contract/marketplace/customer';
import * as customerPhone from '@hawiyat/shared/contract/marketplace/customer-phone';
import * as driverApp from '@hawiyat/shared/contract/orders/driver-app';
import * as operators from '@hawiyat/shared/contract/platform/operators';
import { openPreview } from '@hawiyat/shared/contract/platform/previews';
import { totpCode } from '@hawiyat/shared/testing/totp-code';
import { testPassword } from './credentials.ts';
import { formOf } from './forms.ts';
import type { Caller } from './measured-call.ts';
import { filledIn, logo } from './registrant.ts';

export type Who = 'large' | 'small';

/** The phones and identity numbers of new people: the two companies' measurements do not meet. */
export const numbers = { large: '1', small: '2' } as const;

/** Each with the wrong password and with the right one. */
export async function signIns(
  { identifier: domain, email }: { identifier: string; email: string },
  who: Who,
  { measured, operatorToken }: Caller,
): Promise<void> {
  const phone = `055${numbers[who]}111111`;
  const [password, wrong] = [testPassword, { password: 'wrong-password' }];
  const admin = { domain, email, password };
  await measured(session.signIn, { body: { ...admin, ...wrong }, isWrong: true });
  const signedIn = await measured(session.signIn, { body: admin });
  await measured(openPreview, { token: signedIn.token, body: { link: 'unknown' }, isWrong: true });
  await ownSecurity(admin, signedIn, measured);
  await measured(signOut, signedIn);
  const driver = { domain, phone, password };
  await measured(driverApp.signInDriver, { body: { ...driver, ...wrong }, isWrong: true });
  await measured(driverApp.signOutDriver, await measured(driverApp.signInDriver, { body: driver }));
  const person = { name: 'عميل جديد', birthDate: '1990-01-01', phone, password };
  const { token } = await measured(customer.registerCustomer, { body: person });
  await measured(customerPhone.sendPhoneCode, { token });
  await measured(customerPhone.verifyPhone, { token, body: { code: '000000' }, isWrong: true });
  await measured(customer.signInCustomer, { body: { phone, ...wrong }, isWrong: true });
  await measured(
    customer.signOutCustomer,
    await measured(customer.signInCustomer, { body: { phone, password } }),
  );
  const name = `مشغّل ${who}`;
  const added = await measured(operators.addOperator, { token: operatorToken, body: { name } });
  const { credential } = added;
  await measured(operators.signInOperator, { body: { name, credential: 'wrong' }, isWrong: true });
  await measured(
    operators.signOutOperator,
    await measured(operators.signInOperator, { body: { name, credential } }),
  );
}

/** The ways back in, and how the own account is secured. The password is the same again afterwards. */
async function ownSecurity(
  { domain, email, password }: { domain: string; email: string; password: string },
  { token }: { token: string },
  measured: Caller['measured'],
): Promise<void> {
  const [currentPassword, another] = [password, 'another-long-password'];
  await measured(recovery.forgotPassword, { body: { domain, email } });
  await measured(recovery.forgotIdentifier, { body: { email } });
  await measured(recovery.resetPassword, {
    body: { token: 'x'.repeat(43), password: another },
    isWrong: true,
  });
  await measured(links.askSignInLink, { body: { domain, email } });
  for (const call of [links.signInByLink, links.setUpByLink])
    await measured(call, { body: { token: 'x'.repeat(43) }, isWrong: true });
  await measured(setUpAtSignIn, { body: { domain, email, password }, isWrong: true });
  await measured(security.changePassword, { token, body: { currentPassword, password: another } });
  await measured(security.changePassword, { token, body: { currentPassword: another, password } });
  const { secret } = await measured(security.beginTwoFactor, { token, body: { currentPassword } });
  await measured(security.confirmTwoFactor, { token, body: { totpCode: totpCode(secret) } });
  await measured(security.renewRecoveryCodes, { token, body: { currentPassword } });
  for (const required of [true, false])
    await measured(security.requireTwoFactor, { token, body: { required, currentPassword } });
  await measured(security.removeTwoFactor, { token, body: { currentPassword } });
}

/** As far as a stranger comes without the code from the e-mail, and the operators' decisions about a company. */
export async function aRegistration(
  { id: companyId }: { id: string },
  who: Who,
  { measured, operatorToken: token }: Caller,
): Promise<void> {
  const email = `${who}@registrant.example`;
  await measured(registration.sendVerification, { body: { email } });
  await measured(registration.verifyEmail, { body: { email, code: '000000' }, isWrong: true });
  await measured(registration.register, { body: formOf({ ...filledIn, email, logo }), isWrong: true });
  await measured(review.suspendCompany, { token, ids: { companyId }, body: { reason: 'سبب' } });
  await measured(review.reinstateCompany, { token, ids: { companyId } });
}
