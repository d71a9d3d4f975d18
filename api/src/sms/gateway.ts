import { addToOutbox } from '../mail/outbox.ts';

/** Where text messages are handed over, and as whom. */
export interface GatewayAddress {
  readonly url: string;
  /** Bearer credential; null when the gateway asks for none. */
  readonly token: string | null;
  /** The sender's name or number, as the gateway knows it. */
  readonly from: string;
}

export interface TextMessage {
  /** The same for a second try, so that the gateway can tell that it is the same message. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** `refused` is the gateway's last word about a message; with `no server` others would fail alike. */
export type Delivery = 'sent' | 'rejected' | 'no server';

export interface Gateway {
  /** Whether messages leave the machine. */
  readonly delivers: boolean;
  /** @returns what became of it, with the answer's status where there was one */
  send(message: TextMessage): Promise<{ outcome: Delivery; status: number | null }>;
}

/** Milliseconds: a gateway that hangs must not hold up the messages behind it for long. */
const timeout = 10_000;
/** What says that this message will never be taken; anything else may be different the next time. */
const permanentErrors = new Set([400, 410, 413, 422]);

/** Hands messages to the gateway as JSON over HTTP; without one they stay in `<dataDir>/outbox`. */
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
