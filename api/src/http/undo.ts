import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { entryHeader, undoHeader } from '@hawiyat/shared/contract/core/undo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedCalls } from '../kernel/undo.ts';
import { invalid } from './http-error.ts';
import { messages } from './messages.ts';

/** Names the newest entry that an undoable call appends to the audit log, which another call can then undo. */
export async function noteEntries<T>(
  { audience, method, undo }: Endpoint,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: () => Promise<T>,
): Promise<T> {
  const header = request.headers[undoHeader];
  if (audience !== 'company' || method === 'GET' || (header === undefined && undo !== 'undoable'))
    return work();
  if (header !== undefined && !/^\d{1,15}$/.test(String(header)))
    throw invalid({ [undoHeader]: messages.valueInvalid });
  const call = { undoes: header === undefined ? null : Number(header), newest: 0 };
  const answer = await loggedCalls.run(call, work);
  if (call.newest > 0) reply.header(entryHeader, String(call.newest));
  return answer;
}
