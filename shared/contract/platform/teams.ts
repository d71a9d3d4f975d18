import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { moment } from '../core/values.ts';
import { releasable } from './areas.ts';

export const team = object(() => ({
  id: z.string(),
  remote: releasable,
  name: z.string(),
  /** Ed25519, DER (SPKI) in base64. The platform never has the private key. */
  publicKey: z.string(),
  createdAt: moment,
  revokedAt: z.nullable(moment),
}));
export type Team = z.infer<typeof team>;

export const addTeam = endpoint('POST /api/platform/teams', () => ({
  body: z.object({
    remote: releasable,
    name: filled(100),
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9+/]{59}=$/), z.maxLength(60)),
  }),
  response: z.object({ team, token: z.string() }),
  status: 201,
  defaultMessage: 'Failed to add the team',
}));

export const listTeams = endpoint('GET /api/platform/teams', () => ({
  response: z.object({ teams: z.array(team) }),
  defaultMessage: 'Failed to fetch teams',
}));

export const revokeTeam = endpoint('POST /api/platform/teams/:teamId/revoke', () => ({
  response: z.object({ team }),
  defaultMessage: 'Failed to revoke the team',
}));
