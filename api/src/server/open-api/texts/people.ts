import { join, openInvite } from '@hawiyat/shared/contract/account/join';
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from '@hawiyat/shared/contract/account/own-sessions';
import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  takeBackInvite,
} from '@hawiyat/shared/contract/account/people';
import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import type { OperationTexts } from '../operation-text.ts';

const nora = { name: 'نورة القحطاني', email: 'noura@rowad.example', role: 'dispatcher' };
const link = 'q3v5vY0m1u6b1c8xk2pZt7nQe4sDfRgH9jLwAaBbCcD';

export const peopleTexts: OperationTexts = [
  [
    listPeople,
    {
      summary: 'List people and invites',
      description: 'Everybody who can sign in to the company, and whoever has a link to join by.',
      response: { people: [nora], invites: [{ ...nora, email: 'accounts@rowad.example' }] },
    },
  ],
  [
    invitePerson,
    {
      summary: 'Invite a person',
      description:
        'E-mails a link that works once, for seven days. An earlier link to the address ends. An address gets at most five invites of a company a day. Whether other companies have a person with this address is not said.',
      request: nora,
      response: { invite: nora },
    },
  ],
  [
    takeBackInvite,
    {
      summary: 'Take an invite back',
      description: 'The link no longer works.',
      response: { message: 'تم إلغاء الدعوة.' },
    },
  ],
  [
    changePerson,
    {
      summary: 'Change a person’s role',
      description:
        'Ends the person’s sessions; the new role holds from the next sign-in. A company keeps at least one owner.',
      request: { role: 'accountant' },
      response: { person: { ...nora, role: 'accountant' } },
    },
  ],
  [
    removePerson,
    {
      summary: 'Remove a person',
      description:
        'Ends the person’s sessions at once and frees the address for a new invite. The trail still names the person. A company keeps at least one owner.',
      response: { message: 'تمت إزالة المستخدم.' },
    },
  ],
  [
    openInvite,
    {
      summary: 'See what an invite is for',
      description:
        'Takes what the link has behind its `#`. A link that is unknown, used, replaced, taken back or older than seven days answers alike.',
      request: { token: link },
      response: nora,
    },
  ],
  [
    join,
    {
      summary: 'Join a company',
      description:
        'Uses the link up and signs the person in. The password follows the rules of a registration. Where the company demands a second step, the person has joined and the answer is 401 with `second-step-setup`: the first sign-in sets it up. Beside the token, the response sets the cookie by which the panel’s pages know their company.',
      request: { token: link, name: nora.name, password: 'haweyat-Riyadh-2026' },
      response: { adminUser: nora },
    },
  ],
  [
    fetchProfile,
    {
      summary: 'See who is signed in',
      description: 'The person of this token, with role and rights as they are now.',
    },
  ],
  [
    saveProfile,
    {
      summary: 'Change the own name',
      description: 'The name under which the company’s people and its trail show the person.',
      request: { name: nora.name },
      response: { adminUser: nora },
    },
  ],
  [
    leaveCompany,
    {
      summary: 'Leave the company',
      description: 'Removes the person of this token. A company keeps at least one owner.',
    },
  ],
  [
    listOwnSessions,
    {
      summary: 'List own sessions',
      description:
        'Where the person is signed in: browser, system and network of the sign-in, and the last use.',
      response: { sessions: [{ browser: 'chrome', system: 'windows', network: '203.0.113.0' }] },
    },
  ],
  [
    endOwnSession,
    {
      summary: 'End an own session',
      description: 'Its token is invalid at once.',
    },
  ],
  [
    endOwnSessions,
    { summary: 'Sign out everywhere', description: 'Ends all sessions of the person, also this one.' },
  ],
];
