import { docsOf } from '../core/endpoint.docs.ts';
import * as teams from './teams.ts';

export default docsOf(teams, 'Releases and rollouts', {
  addTeam: {
    summary: 'Add a team',
    description:
      'A team publishes releases of one remote or of the host. Only this response contains its credential: the platform stores the hash.',
    request: { remote: 'mf-orders', name: 'فريق الطلبات', publicKey: `${'A'.repeat(59)}=` },
  },
  listTeams: {
    summary: 'List teams',
    description: 'Also those whose credential has ended.',
  },
  revokeTeam: {
    summary: 'Revoke a team',
    description: 'Ends its credential at once; its releases stay.',
    response: { team: { revokedAt: '2026-11-25T09:30:00.000Z' } },
  },
});
