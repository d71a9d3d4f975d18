import { docsOf } from '../core/endpoint.docs.ts';
import * as join from './join.ts';

const nora = { name: 'نورة القحطاني', email: 'noura@rowad.example', role: 'dispatcher' };
const link = 'q3v5vY0m1u6b1c8xk2pZt7nQe4sDfRgH9jLwAaBbCcD';

export default docsOf(join, 'People', {
  openInvite: {
    summary: 'See what an invite is for',
    description:
      'Takes what the link has behind its `#`. A link that is unknown, used, replaced, taken back or older than seven days answers alike.',
    request: { token: link },
    response: nora,
  },
  join: {
    summary: 'Join a company',
    description:
      'Uses the link up and signs the person in. The password follows the rules of a registration. Where the company demands two-factor authentication, the person has joined and the answer is 401 with `two-factor-setup`: the first sign-in sets it up. Beside the token, the response sets the cookie by which the panel’s pages know their company.',
    request: { token: link, name: nora.name, password: 'haweyat-Riyadh-2026' },
    response: { adminUser: nora },
  },
});
