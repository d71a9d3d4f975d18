import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { entryHeader, undoHeader } from '@hawiyat/shared/contract/core/undo';
import { type LoggedCall, loggedCalls } from '../kernel/undo.ts';
import { invalid } from './http-error.ts';
import { messages } from './messages.ts';
import type { Exchange } from './responder.ts';

/** Names the newest entry that an undoable call appends to the audit log, which another call can then undo. */
export async function noteEntries<T>(
  { audience, method, undo }: Endpoint,
  { request, reply, session }: Exchange,
  work: () => Promise<T>,
): Promise<T> {
  const header = request.headers[undoHeader];
  if (audience !== 'company' || method === 'GET' || (header === undefined && undo !== 'undoable'))
    return work();
  if (header !== undefined && !/^\d{1,15}$/.test(String(header)))
    throw invalid({ [undoHeader]: messages.valueInvalid });
  const call: LoggedCall = {
    ...{ adminId: Object(session).adminId, newest: null, compared: new Set() },
    undoes: header === undefined ? null : Number(header),
  };
  const answer = await loggedCalls.run(call, work);
  if (call.newest !== null) reply.header(entryHeader, String(call.newest));
  return answer;
}
