import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type EventCursor, isAfter, type StreamStart, textOfCursor } from './event-feed.ts';
import type { EventReader } from './event-reader.ts';
import type { readMissedEvents } from './read-events.ts';

/**
 * Milliseconds between heartbeats, by which clients find dead connections; proxies cut what is silent for
 * half a minute.
 */
const beat = 2_000;
/** Bytes that wait for a slow client before it is left out. */
const mostUnsent = 262_144;

interface Feed {
  readonly reader: EventReader;
  readonly companyId: string;
  readonly market: string;
  /** Hash of the session's token, in hex. */
  readonly session: string;
  /** Whether the session has not ended. */
  isOpen(): Promise<boolean>;
  /** What the client has missed, in batches; null: too much. */
  readMissed(from: EventCursor, upTo: EventCursor): ReturnType<typeof readMissedEvents>;
}

/**
 * Writes events to a stream from a cursor on, until its reader has left or the session has ended. A slow reader is
 * waited for, and then continues from the table.
 */
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
    // It may have ended before the reader began to watch it.
    if (!(await isOpen())) return;
    let cursor = from;
    let begin = beginning(from, isReset);
    while (!ended.signal.aborted && !stream.writableEnded) {
      // Nobody may have woken the reader for what happened while this company had no stream.
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

/** Tells from where a stream continues, and whether the client has missed something. */
const beginning = (cursor: EventCursor, isReset: boolean) =>
  `${isReset ? 'event: reset\ndata: {}\n' : ''}id: ${textOfCursor(cursor)}\n\n`;
