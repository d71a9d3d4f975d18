import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { moment } from '../core/values.ts';
import { type Releasable, releasable, releaseId } from './areas.ts';

/** `trial-failed`: the team's trial before publishing, or the server's own. */
export const webhookEvents = [
  ...(['published', 'trial-failed', 'started', 'advanced', 'paused', 'halted'] as const),
  ...(['rolled-back', 'rolled-forward'] as const),
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Names follow Standard Webhooks. */
export interface WebhookPayload {
  readonly type: WebhookEvent;
  /** ISO 8601: the time of the event, not of the delivery. */
  readonly timestamp: string;
  readonly data: {
    readonly remote: Releasable;
    readonly release: string;
    readonly percent?: number;
    readonly stable?: string;
    /** As in the rollout log: `operator:…`, `token:…`, `team:…`, `canary`, `probe`, `timetable`, `server`. */
    readonly by: string;
    readonly reason: string;
  };
}

const webhook = object(() => ({
  id: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  by: z.string(),
  createdAt: moment,
}));
export type Webhook = z.infer<typeof webhook>;

const delivery = object(() => ({
  /** `webhook-id` of the request: the same for every try. */
  id: z.string(),
  webhookId: z.string(),
  event: z.enum(webhookEvents),
  remote: releasable,
  release: z.string(),
  createdAt: moment,
  tries: z.number(),
  state: z.enum(['waiting', 'sent', 'given-up']),
  status: z.nullable(z.number()),
  nextTryAt: z.nullable(moment),
}));
export type WebhookDelivery = z.infer<typeof delivery>;

export const addWebhook = endpoint('POST /api/platform/webhooks', () => ({
  body: z.object({
    url: z.string().check(z.maxLength(2000)),
    events: z.optional(z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(20))),
  }),
  response: z.object({ webhook, secret: z.string() }),
  status: 201,
  defaultMessage: 'Failed to add the webhook',
}));

export const listWebhooks = endpoint('GET /api/platform/webhooks', () => ({
  response: z.object({ webhooks: z.array(webhook) }),
  defaultMessage: 'Failed to fetch webhooks',
}));

export const removeWebhook = endpoint('POST /api/platform/webhooks/:webhookId/remove', () => ({
  response: z.object({ webhook }),
  defaultMessage: 'Failed to remove the webhook',
}));

export const listWebhookDeliveries = endpoint('GET /api/platform/webhook-deliveries', () => ({
  response: z.object({ deliveries: z.array(delivery) }),
  defaultMessage: 'Failed to fetch the log',
}));

export const resendWebhookDelivery = endpoint(
  'POST /api/platform/webhook-deliveries/:deliveryId/resend',
  () => ({
    audience: 'operator',
    response: z.object({ delivery }),
    defaultMessage: 'Failed to send it again',
  }),
);

export const reportFailedTrial = endpoint('POST /api/platform/releases/trial-failed', () => ({
  audience: 'team',
  perNetwork: { counted: 'failed trials from', allowed: 60, seconds: 3600 },
  body: z.object({ release: releaseId, reason: z.string().check(z.maxLength(2000)) }),
  defaultMessage: 'Failed to report the trial',
}));
