import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { moment } from '../core/values.ts';

export const ownSession = object(() => ({
  id: z.string(),
  /** E.g. `chrome` and `windows`; null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Of the sign-in: three parts of an IPv4 address, the first half of an IPv6 one. */
  network: z.nullable(z.string()),
  startedAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
}));
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint('GET /api/company/sessions', () => ({
  right: 'own',
  response: z.object({ sessions: z.array(ownSession) }),
  defaultMessage: 'Failed to fetch sessions',
}));

export const endOwnSession = endpoint('DELETE /api/company/sessions/:sessionId', () => ({
  right: 'own',
  undo: 'confirmed',
  defaultMessage: 'Failed to end the session',
}));

export const endOwnSessions = endpoint('DELETE /api/company/sessions', () => ({
  right: 'own',
  undo: 'confirmed',
  defaultMessage: 'Failed to end the sessions',
}));
