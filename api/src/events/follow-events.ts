import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@hawiyat/shared/contract/events';
import { cursorOf, type EventCursor, type readEvents, textOfCursor } from './event-feed.ts';

/** A notification may get lost with its connection. */
const longestSleep = 10_000;
/**
 * Milliseconds between heartbeats, by which clients find dead connections; proxies cut what is silent for
 * half a minute.
 */
const beat = 2_000;
/** An event whose older transaction is still open is looked for again soon. */
const shortSleep = 50;

interface Feed {
  /** Whether the session has not ended. */
  isOpen(): Promise<boolean>;
  /** The events after a cursor. */
  read(cursor: EventCursor): ReturnType<typeof readEvents>;
  /** Set whenever there may be new events. */
  readonly signal: EventSignal;
}

/**
 * Writes events to a stream from a cursor on, until its reader has left or the session has ended. A slow reader is
 * waited for.
 */
export async function followEvents(
  stream: ServerResponse,
  from: EventCursor,
  { isOpen, read, signal }: Feed,
): Promise<void> {
  let cursor = from;
  const heartbeat = setInterval(() => stream.writableNeedDrain || stream.write(': still here\n\n'), beat);
  stream.once('close', () => {
    clearInterval(heartbeat);
    signal.set();
  });
  while (!stream.destroyed && !stream.writableEnded) {
    // Sign-out and suspension end the stream: their event runs this loop.
    if (!(await isOpen())) return;
    const { events, more, held } = await read(cursor);
    const last = events.at(-1);
    cursor = (last && cursorOf(last.seq)) ?? cursor;
    if (events.length > 0) stream.write(events.map(messageOf).join(''));
    if (stream.writableNeedDrain) await drained(stream);
    if (!more) await signal.wait(held ? shortSleep : longestSleep);
  }
}

/** The first message of a stream: from where it continues, and whether the client has missed something. */
export const firstMessage = (cursor: EventCursor, isReset: boolean) =>
  `${isReset ? 'event: reset\ndata: {}\n' : ''}id: ${textOfCursor(cursor)}\n\n`;

const messageOf = (event: LiveEvent) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`;

/** A flag to wait for: it stays set when no one waits. */
export class EventSignal {
  private isSet = false;
  private release: (() => void) | null = null;

  set(): void {
    this.isSet = true;
    this.release?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.release = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isSet = false;
    this.release = null;
  }
}

function drained(stream: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve);
    stream.once('close', resolve);
  });
}
