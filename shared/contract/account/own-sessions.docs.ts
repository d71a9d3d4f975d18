import { docsOf } from '../core/endpoint.docs.ts';
import * as ownSessions from './own-sessions.ts';

export default docsOf(ownSessions, 'Company sessions', {
  listOwnSessions: {
    summary: 'List own sessions',
    description:
      'Where the person is signed in: browser, system and network of the sign-in, and the last use.',
    response: { sessions: [{ browser: 'chrome', system: 'windows', network: '203.0.113.0' }] },
  },
  endOwnSession: {
    summary: 'End an own session',
    description: 'Its token is invalid at once.',
  },
  endOwnSessions: {
    summary: 'Sign out everywhere',
    description: 'Ends all sessions of the person, also this one.',
  },
});
