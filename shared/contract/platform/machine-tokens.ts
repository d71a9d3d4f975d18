import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint, purposes } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { moment } from '../core/values.ts';

export const machineToken = object(() => ({
  id: z.string(),
  name: z.string(),
  purpose: z.enum(purposes),
  createdAt: moment,
  revokedAt: z.nullable(moment),
}));
export type MachineToken = z.infer<typeof machineToken>;

export const addMachineToken = endpoint('POST /api/platform/tokens', () => ({
  body: z.object({ name: filled(100), purpose: z.enum(purposes) }),
  response: z.object({ machineToken, token: z.string() }),
  status: 201,
  defaultMessage: 'Failed to add the token',
}));

export const listMachineTokens = endpoint('GET /api/platform/tokens', () => ({
  response: z.object({ machineTokens: z.array(machineToken) }),
  defaultMessage: 'Failed to fetch tokens',
}));

export const revokeMachineToken = endpoint('POST /api/platform/tokens/:tokenId/revoke', () => ({
  response: z.object({ machineToken }),
  defaultMessage: 'Failed to revoke the token',
}));
