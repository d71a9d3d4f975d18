import { createHmac } from 'node:crypto';

/**
 * The secret of one webhook, derived from the platform's key: the database holds none.
 * @returns 32 bytes as Standard Webhooks writes them: `whsec_` and base64
 */
export function webhookSecret(key: string, id: string): string {
  return `whsec_${createHmac('sha256', key).update(`hawiyat webhook ${id}`).digest('base64')}`;
}

/**
 * The headers of a delivery, by Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, time and body.
 * @param body byte for byte as it is sent
 * @param now of this try, so that an old request cannot be sent again by somebody else
 */
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
