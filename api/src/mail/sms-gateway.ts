import { addToOutbox } from './outbox.ts';

export interface GatewayAddress {
  readonly url: string;
  /** Bearer credential; null when the gateway asks for none. */
  readonly token: string | null;
  readonly from: string;
}

export interface TextMessage {
  /** The same for a retry, so that the gateway can detect duplicates. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** `rejected` is final; after `no server` every other message would fail too. */
export type Delivery = 'sent' | 'rejected' | 'no server';

export interface Gateway {
  readonly delivers: boolean;
  /** `status` is the response's, if there was one. */
  send(message: TextMessage): Promise<{ outcome: Delivery; status: number | null }>;
}

/** Milliseconds; a hanging gateway must not hold up other messages for long. */
const timeout = 10_000;
/** All other statuses are retried. */
const permanentErrors = new Set([400, 410, 413, 422]);

/** Sends messages to the gateway as JSON over HTTP; without one they are stored in `<dataDir>/outbox`. */
export function createGateway(address: GatewayAddress | null, dataDir: string): Gateway {
  if (address === null) {
    return {
      delivers: false,
      async send({ to, text }) {
        const message = { to, subject: 'رسالة نصية', text, html: '', at: new Date().toISOString() };
        await addToOutbox(dataDir, message);
        return { outcome: 'sent', status: null };
      },
    };
  }
  const { url, token, from } = address;
  return {
    delivers: true,
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }).catch(() => null);
      if (answer === null) return { outcome: 'no server', status: null };
      const { status, ok } = answer;
      await answer.body?.cancel().catch(() => undefined);
      return { outcome: ok ? 'sent' : permanentErrors.has(status) ? 'rejected' : 'no server', status };
    },
  };
}
