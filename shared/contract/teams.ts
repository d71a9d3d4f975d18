import * as z from '@hawiyat/shared/contract/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { releasable } from './releases.ts';
import { filled, id } from './text.ts';

/** Who may publish releases of one remote, or of the host: the key that signs them, and the credential of the calls. */
export const team = z.object({
  id: z.string(),
  of: z.enum(releasable),
  name: z.string(),
  /** Ed25519, DER (SPKI) in base64: verifies what the team signs. The platform never sees the private one. */
  publicKey: z.string(),
  createdAt: moment,
  revokedAt: z.nullable(moment),
});
export type Team = z.infer<typeof team>;

/** Admits a team. Its credential is in this answer and nowhere else: the platform keeps a hash of it. */
export const addTeam = endpoint({
  method: 'POST',
  path: '/api/platform/teams',
  audience: 'operator',
  body: z.object({
    of: z.enum(releasable),
    name: filled(100),
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9+/]{59}=$/)),
  }),
  response: z.object({ team, token: z.string() }),
  status: 201,
  fallback: 'Failed to add the team',
});

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/platform/teams',
  audience: 'operator',
  response: z.object({ teams: z.array(team) }),
  fallback: 'Failed to fetch teams',
});

/** Ends a team's credential at once. What it has published stays as it is. */
export const revokeTeam = endpoint({
  method: 'POST',
  path: '/api/platform/teams/:teamId/revoke',
  audience: 'operator',
  params: z.object({ teamId: id }),
  response: z.object({ team }),
  fallback: 'Failed to revoke the team',
});
