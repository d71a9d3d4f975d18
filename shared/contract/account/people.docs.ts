import { docsOf } from '../core/endpoint.docs.ts';
import * as people from './people.ts';

const nora = { name: 'نورة القحطاني', email: 'noura@rowad.example', role: 'dispatcher' };

export default docsOf(people, 'People', {
  listPeople: {
    summary: 'List people and invites',
    description: 'Everybody who can sign in to the company, and whoever has a link to join by.',
    response: { people: [nora], invites: [{ ...nora, email: 'accounts@rowad.example' }] },
  },
  invitePerson: {
    summary: 'Invite a person',
    description:
      'E-mails a link that works once, for seven days. An earlier link to the address ends. An address gets at most five invites of a company a day. Whether other companies have a person with this address is not said.',
    request: nora,
    response: { invite: nora },
  },
  takeBackInvite: {
    summary: 'Take an invite back',
    description: 'The link no longer works.',
    response: { message: 'تم إلغاء الدعوة.' },
  },
  changePerson: {
    summary: 'Change a person’s role',
    description:
      'Ends the person’s sessions; the new role holds from the next sign-in. A company keeps at least one owner.',
    request: { role: 'accountant' },
    response: { person: { ...nora, role: 'accountant' } },
  },
  removePerson: {
    summary: 'Remove a person',
    description:
      'Ends the person’s sessions at once and frees the address for a new invite. The audit log still names the person. A company keeps at least one owner.',
    response: { message: 'تمت إزالة المستخدم.' },
  },
});
