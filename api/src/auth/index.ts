export { presentAdmin } from './credentials/admin-presenter.ts';
export { adminOf } from './credentials/admin-queries.ts';
export { proveOwnPassword } from './credentials/own-password.ts';
export { type Passwords, unknownPassword } from './credentials/password.ts';
export { type SignInContext, signInByPassword } from './credentials/sign-in-by-password.ts';
export { drawCode, hashCode, matchesCode } from './credentials/verification-code.ts';
export type { SigningIn } from './limits/brute-force-protection.ts';
export { deviceOfToken, deviceToken } from './limits/device-token.ts';
export { addMachineToken, allMachineTokens, revokeMachineToken } from './machines/machine-tokens.ts';
export { authorOf, findOperator, loggedName, operatorActor } from './operators/operator.ts';
export {
  admitOperator,
  allOperators,
  disableOperator,
  renewCredential,
} from './operators/operator-accounts.ts';
export { barred } from './operators/operator-rights.ts';
export {
  endOperatorSession,
  operatorSessionLifetime,
  operatorSessions,
} from './operators/operator-sessions.ts';
export { startOperatorSession } from './operators/sign-in-operator.ts';
export type { Admin } from './sessions/admin.ts';
export { adminSessions, lastUses, sessionOwner } from './sessions/admin-sessions.ts';
export { cohortCookie, companyOfBrowser } from './sessions/cohort-cookie.ts';
export { closeCompany, enterCompany } from './sessions/company-gate.ts';
export { endSessionsOfCompany } from './sessions/company-sessions.ts';
export { customerSessions, endCustomerSession, startCustomerSession } from './sessions/customer-sessions.ts';
export {
  driverSessions,
  endDriverSession,
  endSessionsOfDriver,
  startDriverSession,
} from './sessions/driver-sessions.ts';
export { openedPreview, previewCookie } from './sessions/preview-cookie.ts';
export { recordSession } from './sessions/record-session.ts';
export { leaveSandboxSession, startSandboxSession } from './sessions/sandbox-session.ts';
export { sessionDeviceOf } from './sessions/session-device.ts';
export { type CookieOptions, signedCookie, signedValue } from './sessions/signed-cookie.ts';
export { isToken, newToken, tokenHash } from './sessions/token.ts';
export { startSession } from './sign-in/start-session.ts';
