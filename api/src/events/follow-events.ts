import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type EventCursor, isAfter, type StreamStart, textOfCursor } from './event-feed.ts';
import type { EventReader } from './event-reader.ts';
import type { readMissedEvents } from './read-events.ts';

/** Milliseconds between heartbeats. Clients detect dead connections by them, and proxies cut idle ones after 30 s. */
const beat = 2_000;
/** Bytes that a slow client may leave unsent. */
const mostUnsent = 262_144;

interface Feed {
  readonly reader: EventReader;
  readonly companyId: string;
  readonly market: string;
  readonly session: string;
  isOpen(): Promise<boolean>;
  /** Null when the client has missed too much. */
  readMissed(from: EventCursor, upTo: EventCursor): ReturnType<typeof readMissedEvents>;
}

/** Writes events to a stream until its client leaves or the session ends. A slow client continues from the table. */
export async function followEvents(
  stream: ServerResponse,
  { cursor: from, isReset, present }: StreamStart,
  { reader, companyId, market, session, isOpen, readMissed }: Feed,
): Promise<void> {
  if (stream.destroyed) return;
  const ended = new AbortController();
  stream.once('close', () => ended.abort());
  const heartbeat = setInterval(
    () => stream.writableEnded || stream.writableNeedDrain || stream.write(': still here\n\n'),
    beat,
  );
  const follower = {
    companyId,
    market,
    session,
    write: (messages: string) =>
      !stream.writableEnded && (stream.write(messages) || stream.writableLength <= mostUnsent),
    end: () => stream.end(),
  };
  try {
    await reader.enter(follower);
    // The session may have ended before the reader watched it.
    if (!(await isOpen())) return;
    let cursor = from;
    let begin = beginning(from, isReset);
    while (!ended.signal.aborted && !stream.writableEnded) {
      // The reader may have slept through events while this company had no stream.
      const upTo = isAfter(present, reader.position) ? present : reader.position;
      if (isAfter(upTo, cursor)) {
        const missed = await readMissed(cursor, upTo);
        cursor = (missed?.more && missed.events.at(-1)?.cursor) || upTo;
        stream.write(
          missed ? begin + missed.events.map(({ message }) => message).join('') : beginning(upTo, true),
        );
      } else {
        if (begin) stream.write(begin);
        cursor = await reader.follow(follower, cursor, ended.signal);
      }
      begin = '';
      if (stream.writableNeedDrain)
        await once(stream, 'drain', { signal: ended.signal }).catch(() => undefined);
    }
  } finally {
    clearInterval(heartbeat);
    reader.leave(follower);
  }
}

const beginning = (cursor: EventCursor, isReset: boolean) =>
  `${isReset ? 'event: reset\ndata: {}\n' : ''}id: ${textOfCursor(cursor)}\n\n`;
