import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  reportFailedTrial,
  resendWebhookDelivery,
} from '@hawiyat/shared/contract/platform/webhooks';
import type { App } from '../../app-context.ts';
import { loggedName } from '../../auth/index.ts';
import { asPlatform } from '../../db/tenant.ts';
import { serve } from '../../http/serve.ts';
import { announce } from './announce.ts';
import { allowedAddresses } from './deliver-webhooks.ts';
import { webhookAddressWrong } from './errors.ts';
import {
  addWebhookAddress,
  allWebhooks,
  newestDeliveries,
  removeWebhookAddress,
  sendAgain,
} from './webhooks.ts';

export function webhookRoutes(app: App): void {
  serve(app, addWebhook, ({ body, session }) =>
    addWebhookAddress(app, body, loggedName(session), {
      key: app.operatorToken,
      allowed: allowedAddresses(app),
    }),
  ).throws(webhookAddressWrong);

  serve(app, listWebhooks, async () => ({ webhooks: await allWebhooks(app) }));

  serve(app, removeWebhook, async ({ params: { webhookId } }) => ({
    webhook: await removeWebhookAddress(app, webhookId),
  }));

  serve(app, listWebhookDeliveries, async () => ({ deliveries: await newestDeliveries(app) }));

  serve(app, resendWebhookDelivery, async ({ params: { deliveryId } }) => ({
    delivery: await sendAgain(app, deliveryId),
  }));

  serve(app, reportFailedTrial, async ({ body: { release, reason }, session: { remote } }) => {
    const now = app.now();
    const data = { remote, release, by: `team:${remote}`, reason };
    const payload = { type: 'trial-failed', timestamp: now.toISOString(), data } as const;
    await asPlatform(app.db, (tx) => announce(tx, payload, now));
  });
}
