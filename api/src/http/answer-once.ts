import { type Endpoint, takesIdempotencyKey } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onceForKey } from './idempotency-key.ts';
import type { Sessions } from './principals.ts';
import type { Server } from './server-context.ts';

type Keyed = Sessions['company' | 'driver' | 'customer'];

interface SingleCall {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Sessions[keyof Sessions];
  readonly body: unknown;
}

export async function answerOnce(
  server: Server,
  { endpoint, request, reply, session, body }: SingleCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !takesIdempotencyKey(endpoint) || !isKeyed(session)) return work();
  const target = `${request.method} ${request.url}`;
  const owner = 'customerId' in session ? session.customerId : session.companyId;
  const call = { principal: nameOf(session), owner, key: String(key), target, body };
  const { answer, isReplayed } = await onceForKey(server, call, work);
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return answer;
}

const isKeyed = (session: Sessions[keyof Sessions]): session is Keyed =>
  session !== undefined && ('companyId' in session || 'customerId' in session);

function nameOf(session: Keyed): string {
  if ('customerId' in session) return `customer ${session.customerId}`;
  if ('driverId' in session) return `driver ${session.companyId} ${session.driverId}`;
  return `admin ${session.companyId} ${session.adminId}`;
}
