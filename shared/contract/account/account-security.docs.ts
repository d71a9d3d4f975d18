import { docsOf } from '../core/endpoint.docs.ts';
import * as accountSecurity from './account-security.ts';

export default docsOf(accountSecurity, 'Company sessions', {
  readSecurity: {
    summary: 'Read the security of the own account',
    description:
      'Whether a second step is on, how many recovery codes are left, and what the company demands.',
    response: { secondStepSince: '2026-11-26T06:00:00.000Z', recoveryCodesLeft: 10 },
  },
  changePassword: {
    summary: 'Change the own password',
    description:
      'Asks for the current one; wrong ones count like those of the sign-in. The person’s other sessions end, and an e-mail says that the password has changed.',
    request: { currentPassword: 'haweyat-Riyadh-2026', password: 'a-longer-Jeddah-2027' },
  },
  beginSecondStep: {
    summary: 'Begin a second step',
    description:
      'Gives a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes before a code of it is confirmed.',
  },
  confirmSecondStep: {
    summary: 'Turn the second step on',
    description:
      'Takes a code of the app. The recovery codes in the response stand in for the app once each, and are never shown again.',
  },
  renewRecoveryCodes: {
    summary: 'Get new recovery codes',
    description: 'The earlier ones are void.',
  },
  removeSecondStep: {
    summary: 'Turn the second step off',
    description: 'Impossible while the company demands one.',
  },
  requireSecondStep: {
    summary: 'Demand a second step of everybody',
    description:
      'Turned on, it ends the sessions of everybody in the company who has none: their next sign-in sets one up. Whoever demands it must have one.',
    request: { required: true, currentPassword: 'haweyat-Riyadh-2026' },
  },
});
