import {
  beginSecondStep as beginCall,
  changePassword,
  confirmSecondStep as confirmCall,
  readSecurity,
  removeSecondStep as removeCall,
  renewRecoveryCodes as renewCall,
  requireSecondStep,
} from '@hawiyat/shared/contract/account/account-security';
import type { App } from '../app-context.ts';
import { deliverMails } from '../mail/index.ts';
import { serve } from '../server/serve.ts';
import {
  ownPasswordWrong,
  ownSecondStepFirst,
  passwordCommon,
  secondStepCodeWrong,
  secondStepDemanded,
  secondStepOff,
  secondStepOn,
} from './errors.ts';
import { changeOwnPassword, ownAccount, proveOwnPassword } from './own-password.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  countRecoveryCodes,
  removeSecondStep,
  renewRecoveryCodes,
} from './second-step.ts';
import { setSecondStepRule } from './second-step-rule.ts';

/** How a signed-in person signs in: the own password and second step. */
export function securityRoutes(app: App): void {
  serve(app, readSecurity, async ({ session }) => {
    const admin = await ownAccount(app, session);
    return {
      secondStepSince: admin.confirmed_at?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(app, admin),
      requiredByCompany: admin.second_step_required,
    };
  });

  serve(app, changePassword, async ({ body, ...caller }) => {
    await changeOwnPassword(app, caller, body);
    void deliverMails(app);
  }).throws(ownPasswordWrong, passwordCommon);

  serve(app, beginCall, async ({ body, ...caller }) =>
    beginSecondStep(app, await proveOwnPassword(app, caller, body.currentPassword)),
  ).throws(ownPasswordWrong, secondStepOn);

  serve(app, confirmCall, async ({ session, body }) => {
    const recoveryCodes = await confirmSecondStep(app, await ownAccount(app, session), body.totpCode);
    void deliverMails(app);
    return { recoveryCodes };
  }).throws(secondStepCodeWrong, secondStepOn, secondStepOff);

  serve(app, renewCall, async ({ body, ...caller }) => {
    const admin = await proveOwnPassword(app, caller, body.currentPassword);
    return { recoveryCodes: await renewRecoveryCodes(app, admin) };
  }).throws(ownPasswordWrong, secondStepOff);

  serve(app, removeCall, async ({ body, ...caller }) => {
    await removeSecondStep(app, await proveOwnPassword(app, caller, body.currentPassword));
    void deliverMails(app);
  }).throws(ownPasswordWrong, secondStepOff, secondStepDemanded);

  serve(app, requireSecondStep, async ({ body, ...caller }) => {
    const admin = await proveOwnPassword(app, caller, body.currentPassword);
    await setSecondStepRule(app, admin, body.required);
  }).throws(ownPasswordWrong, ownSecondStepFirst);
}
