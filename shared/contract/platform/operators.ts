import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { moment } from '../core/values.ts';

/** The rollout log names operators, so a name is never reused. */
export const operator = object(() => ({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  disabledAt: z.nullable(moment),
}));
export type Operator = z.infer<typeof operator>;

export const signInOperator = endpoint('POST /api/platform/login', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'operator sign-in from', allowed: 100, seconds: 15 * 60 },
  body: z.object({ name: filled(100), credential: filled(200) }),
  response: z.object({ token: z.string(), operator, expiresAt: moment }),
  defaultMessage: 'Login failed',
}));

export const signOutOperator = endpoint('POST /api/platform/logout', () => ({}));

export const addOperator = endpoint('POST /api/platform/operators', () => ({
  body: z.object({ name: filled(100) }),
  response: z.object({ operator, credential: z.string() }),
  status: 201,
  defaultMessage: 'Failed to add the operator',
}));

export const listOperators = endpoint('GET /api/platform/operators', () => ({
  response: z.object({ operators: z.array(operator) }),
  defaultMessage: 'Failed to fetch operators',
}));

export const disableOperator = endpoint('POST /api/platform/operators/:operatorId/disable', () => ({
  response: z.object({ operator }),
  defaultMessage: 'Failed to disable the operator',
}));

export const renewCredential = endpoint('POST /api/platform/credential', () => ({
  response: z.object({ operator, credential: z.string() }),
  defaultMessage: 'Failed to renew the credential',
}));
