import { docsOf } from '../core/endpoint.docs.ts';
import * as join from './join.ts';
import * as people from './people.ts';
import * as profile from './profile.ts';

const nora = { name: 'نورة القحطاني', email: 'noura@rowad.example', role: 'dispatcher' };

export default docsOf({ ...people, ...join, ...profile }, 'People', {
  listPeople:
    'List people and invites. Everybody who can sign in to the company, and whoever has a link to join by.',
  invitePerson:
    'Invite a person. E-mails a link that works once, for seven days. An earlier link to the address ends. An address gets at most five invites of a company a day. Whether other companies have a person with this address is not said.',
  takeBackInvite: 'Take an invite back. The link no longer works.',
  changePerson:
    'Change a person’s role. Ends the person’s sessions; the new role holds from the next sign-in. A company keeps at least one owner.',
  removePerson:
    'Remove a person. Ends the person’s sessions at once and frees the address for a new invite. The audit log still names the person. A company keeps at least one owner.',
  openInvite:
    'See what an invite is for. Takes what the link has behind its `#`. A link that is unknown, used, replaced, taken back or older than seven days answers alike.',
  join: 'Join a company. Uses the link up and signs the person in. The password follows the rules of a registration. Where the company demands two-factor authentication, the person has joined and the answer is 401 with `two-factor-setup`: the first sign-in sets it up. Beside the token, the response sets the cookie by which the panel’s pages know their company.',
  fetchProfile: 'See who is signed in. The person of this token, with role and rights as they are now.',
  saveProfile:
    'Change the own name. The name under which the company’s people and its audit log show the person.',
  leaveCompany: 'Leave the company. Removes the person of this token. A company keeps at least one owner.',
})({
  listPeople: { response: { people: [nora], invites: [{ ...nora, email: 'accounts@rowad.example' }] } },
  invitePerson: { request: nora, response: { invite: nora } },
  changePerson: { request: { role: 'accountant' }, response: { person: { ...nora, role: 'accountant' } } },
  openInvite: { response: nora },
  join: { request: { name: nora.name }, response: { adminUser: nora } },
  saveProfile: { request: { name: nora.name }, response: { adminUser: nora } },
});
