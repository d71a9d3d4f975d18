import * as z from '@hawiyat/shared/contract/core/schema';
import { adminUser } from '../account/admin-user.ts';
import { endpoint } from '../core/endpoint.ts';

export const demoHours = 2;

/** Only where the server has its demo on: `demo` of the page's facts. */
export const visitDemo = endpoint('POST /api/demo/visit', () => ({
  audience: 'anyone',
  cookie: 'hawiyat_demo',
  perNetwork: { counted: 'demo visits from', allowed: 20, seconds: 3600 },
  response: z.object({ token: z.string(), adminUser }),
  defaultMessage: 'Failed to open the demo',
}));
