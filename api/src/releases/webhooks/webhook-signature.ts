import { createHmac } from 'node:crypto';

/** Derived from the platform's key, so that the database holds no secret. Format: Standard Webhooks. */
export function webhookSecret(key: string, id: string): string {
  return `whsec_${createHmac('sha256', key).update(`hawiyat webhook ${id}`).digest('base64')}`;
}

/** Standard Webhooks: HMAC-SHA256 over id, time and body; the time prevents replays. */
export function webhookHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
