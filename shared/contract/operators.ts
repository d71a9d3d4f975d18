import * as z from '@hawiyat/shared/contract/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { filled, id } from './text.ts';

/** A person who runs the platform. The rollout log names whoever did a thing, so a name is given once and stays. */
export const operator = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** Since then this person can no longer sign in. */
  disabledAt: z.nullable(moment),
});
export type Operator = z.infer<typeof operator>;

/** Starts a session of eight hours. */
export const signInOperator = endpoint({
  method: 'POST',
  path: '/api/platform/login',
  audience: 'anyone',
  perNetwork: { counted: 'operator sign-in from', allowed: 100, seconds: 15 * 60 },
  body: z.object({ name: filled(100), credential: filled(200) }),
  response: z.object({ token: z.string(), operator, expiresAt: moment }),
  fallback: 'Login failed',
});

/** Ends the session that it is called with, at once. */
export const signOutOperator = endpoint({
  method: 'POST',
  path: '/api/platform/logout',
  audience: 'operator',
  response: z.void(),
  status: 204,
  fallback: 'Error',
});

/** Admits a person. The credential is in this answer and nowhere else. While there is nobody, OPERATOR_TOKEN admits the first. */
export const addOperator = endpoint({
  method: 'POST',
  path: '/api/platform/operators',
  audience: 'operator',
  body: z.object({ name: filled(100) }),
  response: z.object({ operator, credential: z.string() }),
  status: 201,
  fallback: 'Failed to add the operator',
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/platform/operators',
  audience: 'operator',
  response: z.object({ operators: z.array(operator) }),
  fallback: 'Failed to fetch operators',
});

/** Ends a person's sessions at once, and keeps the person from signing in. The last one who can sign in stays. */
export const disableOperator = endpoint({
  method: 'POST',
  path: '/api/platform/operators/:operatorId/disable',
  audience: 'operator',
  params: z.object({ operatorId: id }),
  response: z.object({ operator }),
  fallback: 'Failed to disable the operator',
});

/** Gives whoever is signed in a new credential, and ends all of this person's sessions. */
export const renewCredential = endpoint({
  method: 'POST',
  path: '/api/platform/credential',
  audience: 'operator',
  response: z.object({ operator, credential: z.string() }),
  fallback: 'Failed to renew the credential',
});
