import * as z from '@hawiyat/shared/contract/core/schema';
import { adminUser } from '../account/admin-user.ts';
import { moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';

/** Days after it was last opened until a sandbox is deleted. */
export const sandboxDays = 30;

/** The company's sandbox: a small company of its own to try things out in, which nothing leaves. */
export const fetchSandbox = endpoint(() => ({
  method: 'GET',
  path: '/api/company/sandbox',
  audience: 'company',
  right: 'use-sandbox',
  response: z.object({
    /** Null: there is none yet. To open it puts off the day on which it is deleted. */
    sandbox: z.nullable(z.object({ createdAt: moment, expiresAt: moment })),
  }),
  defaultMessage: 'Failed to fetch the sandbox',
}));

/** Creates the sandbox if there is none, and signs the caller in to it: the answer is a sign-in's. */
export const openSandbox = endpoint(() => ({
  method: 'POST',
  path: '/api/company/sandbox/open',
  audience: 'company',
  right: 'use-sandbox',
  perCaller: { counted: 'sandbox of', whose: 'company', allowed: 30, seconds: 3600 },
  response: z.object({ token: z.string(), adminUser }),
  // The answer holds a token, which no replay may store.
  everyTime: true,
  defaultMessage: 'Failed to open the sandbox',
}));

/** Ends a session in a sandbox; the one that it was opened from goes on. */
export const leaveSandbox = endpoint(() => ({
  method: 'POST',
  path: '/api/company/sandbox/leave',
  audience: 'company',
  right: 'own',
  response: z.void(),
  status: 204,
  everyTime: true,
  defaultMessage: 'Failed to leave the sandbox',
}));

/** Deletes the sandbox with all that is in it, from inside or outside of it. */
export const deleteSandbox = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/sandbox',
  audience: 'company',
  right: 'use-sandbox',
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete the sandbox',
}));
