import {
  beginTwoFactor as beginCall,
  changePassword,
  confirmTwoFactor as confirmCall,
  readSecurity,
  removeTwoFactor as removeCall,
  renewRecoveryCodes as renewCall,
  requireTwoFactor,
} from '@hawiyat/shared/contract/account/account-security';
import type { App } from '../../app-context.ts';
import { serve } from '../../http/serve.ts';
import { deliverMails } from '../../mail/index.ts';
import { changeOwnPassword, ownAccount, proveOwnPassword } from '../credentials/own-password.ts';
import {
  ownPasswordWrong,
  ownTwoFactorFirst,
  passwordCommon,
  twoFactorCodeWrong,
  twoFactorDemanded,
  twoFactorOff,
  twoFactorOn,
} from '../errors.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  countRecoveryCodes,
  removeTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts';
import { setTwoFactorRule } from './two-factor-rule.ts';

export function securityRoutes(app: App): void {
  serve(app, readSecurity, async ({ session }) => {
    const admin = await ownAccount(app, session);
    return {
      twoFactorSince: admin.confirmed_at?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(app, admin),
      requiredByCompany: admin.two_factor_required,
    };
  });

  serve(app, changePassword, async ({ body, ...caller }) => {
    await changeOwnPassword(app, caller, body);
    void deliverMails(app);
  }).throws(ownPasswordWrong, passwordCommon);

  serve(app, beginCall, async ({ body, ...caller }) =>
    beginTwoFactor(app, await proveOwnPassword(app, caller, body.currentPassword)),
  ).throws(ownPasswordWrong, twoFactorOn);

  serve(app, confirmCall, async ({ session, body }) => {
    const recoveryCodes = await confirmTwoFactor(app, await ownAccount(app, session), body.totpCode);
    void deliverMails(app);
    return { recoveryCodes };
  }).throws(twoFactorCodeWrong, twoFactorOn, twoFactorOff);

  serve(app, renewCall, async ({ body, ...caller }) => {
    const admin = await proveOwnPassword(app, caller, body.currentPassword);
    return { recoveryCodes: await renewRecoveryCodes(app, admin) };
  }).throws(ownPasswordWrong, twoFactorOff);

  serve(app, removeCall, async ({ body, ...caller }) => {
    await removeTwoFactor(app, await proveOwnPassword(app, caller, body.currentPassword));
    void deliverMails(app);
  }).throws(ownPasswordWrong, twoFactorOff, twoFactorDemanded);

  serve(app, requireTwoFactor, async ({ body, ...caller }) => {
    await setTwoFactorRule(app, await proveOwnPassword(app, caller, body.currentPassword), body.required);
  }).throws(ownPasswordWrong, ownTwoFactorFirst);
}
