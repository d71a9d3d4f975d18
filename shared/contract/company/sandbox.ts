import * as z from '@hawiyat/shared/contract/core/schema';
import { adminUser } from '../account/admin-user.ts';
import { endpoint } from '../core/endpoint.ts';
import { moment, saying } from '../core/values.ts';

export const sandboxDays = 30;

export const fetchSandbox = endpoint('GET /api/company/sandbox', () => ({
  right: 'use-sandbox',
  response: z.object({ sandbox: z.nullable(z.object({ createdAt: moment, expiresAt: moment })) }),
  defaultMessage: 'Failed to fetch the sandbox',
}));

export const openSandbox = endpoint('POST /api/company/sandbox/open', () => ({
  right: 'use-sandbox',
  undo: 'session',
  perCaller: { counted: 'sandbox of', whose: 'company', allowed: 30, seconds: 3600 },
  response: z.object({ token: z.string(), adminUser }),
  // The answer holds a token, which no replay may store.
  everyTime: true,
  defaultMessage: 'Failed to open the sandbox',
}));

export const leaveSandbox = endpoint('POST /api/company/sandbox/leave', () => ({
  right: 'own',
  undo: 'session',
  everyTime: true,
  defaultMessage: 'Failed to leave the sandbox',
}));

export const deleteSandbox = endpoint('DELETE /api/company/sandbox', () => ({
  right: 'use-sandbox',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to delete the sandbox',
}));
