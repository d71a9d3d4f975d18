export type { Admin } from './admin.ts';
export { presentAdmin } from './admin-presenter.ts';
export { adminOf } from './admin-queries.ts';
export type { SigningIn } from './brute-force-protection.ts';
export { cohortCookie, companyOfBrowser } from './cohort-cookie.ts';
export { deviceOfToken, deviceToken } from './device-token.ts';
export {
  endCustomerSession,
  endDriverSession,
  endSessionsOfAdmin,
  endSessionsOfCompany,
  endSessionsOfDriver,
  leaveSandboxSession,
} from './end-session.ts';
export { addMachineToken, allMachineTokens, revokeMachineToken } from './machine-tokens.ts';
export { authorOf, findOperator, loggedName, operatorActor } from './operator.ts';
export { admitOperator, allOperators, disableOperator, renewCredential } from './operator-accounts.ts';
export { barred } from './operator-rights.ts';
export { endOperatorSession, sessionLifetime, startOperatorSession } from './operator-session.ts';
export { proveOwnPassword } from './own-password.ts';
export { type Passwords, unknownPassword } from './password.ts';
export { openedPreview, previewCookie } from './preview-cookie.ts';
export { gateOf } from './session-row.ts';
export { type SignInContext, signInByPassword } from './sign-in-by-password.ts';
export { placeOf } from './sign-in-place.ts';
export { type Reach, signedCookie, signedValue } from './signed-cookie.ts';
export {
  startCustomerSession,
  startDriverSession,
  startSandboxSession,
  startSession,
  startSessionByLink,
} from './start-session.ts';
export { isToken, newToken, tokenHash } from './token.ts';
export { drawCode, hashCode, matchesCode } from './verification-code.ts';
