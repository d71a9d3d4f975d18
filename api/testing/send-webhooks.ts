import { deliverWebhooks } from '../src/releases/webhooks/deliver-webhooks.ts';
import type { TestServer } from './server.ts';

/** Sends what webhooks are to be told now, as the server's scheduled job does. */
export const sendWebhooks = ({ app }: TestServer): Promise<void> => deliverWebhooks(app);
