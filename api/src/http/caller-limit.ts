import type { CallerLimit } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply } from 'fastify';
import type { DomainErrorMaker, Wait } from '../kernel/domain-error.ts';
import { countInWindow } from './attempt-limit.ts';
import { countNetwork } from './network-limit.ts';
import { addRateLimit } from './rate-limit-headers.ts';
import type { Server } from './server-context.ts';

interface Caller {
  readonly network: string;
  readonly session:
    | { readonly companyId?: string; readonly customerId?: string; readonly tokenHash?: Buffer }
    | undefined;
}

export function callerLimit(
  server: Server,
  { counted, whose, ...limit }: CallerLimit,
  overLimit: DomainErrorMaker<Wait>,
): (reply: FastifyReply, caller: Caller) => Promise<void> {
  const quota = Math.floor(limit.allowed * server.attemptFactor);
  return async (reply, { network, session }) => {
    const subject = {
      network,
      company: session?.companyId,
      customer: session?.customerId,
      session: session?.tokenHash?.toString('hex'),
    }[whose];
    if (subject === undefined) throw new Error(`Nobody's calls can be counted as “${counted}”.`);
    const { left, endsIn, wait } =
      whose === 'network'
        ? await countNetwork(server, counted, subject, limit)
        : await countInWindow(server, [counted, subject], limit);
    addRateLimit(reply, { policy: counted, quota, seconds: limit.seconds, left, endsIn });
    if (wait > 0) throw overLimit({ wait });
  };
}
