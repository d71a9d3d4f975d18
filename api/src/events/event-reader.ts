import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EventType } from '@hawiyat/shared/contract/core/events';
import type { Db } from '../db/schema.ts';
import { type EventCursor, isAfter, presentCursor } from './event-feed.ts';
import { marketplace } from './event-log.ts';
import { type FeedEvent, readNewEvents } from './read-events.ts';

/** A notification may get lost with its connection; so may the event that ends a session. */
const longestSleep = 10_000;
/** The next read may find an event whose older transaction was open. */
const shortSleep = 50;
/** The loop yields to other work after this many streams. */
const slice = 10;

export interface Follower {
  readonly companyId: string;
  /** The marketplace that the stream reads: `marketplace`, or in a sandbox its own company. */
  readonly market: string;
  /** Hash of its session's token, in hex. */
  readonly session: string;
  /** False when the stream takes no more; the reader then drops it until it follows again. */
  write(messages: string): boolean;
  end(): void;
}

interface Live {
  readonly follower: Follower;
  cursor: EventCursor;
  readonly stop: () => void;
}

interface Options {
  readonly db: Db;
  openSessions(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called after all streams have ended; their clients continue from their cursors. */
  failed(error: unknown): void;
}

/** Reads the events once for all streams of this process. A slow stream leaves and catches up from the table. */
export class EventReader {
  position: EventCursor = { xid: 0n, id: 0n };
  private readonly options: Options;
  private readonly followers = new Set<Follower>();
  private readonly live = new Map<string, Set<Live>>();
  private readonly signal = new EventSignal();
  private running: Promise<void> = Promise.resolve();
  private starting: Promise<void> | null = null;
  private isClosed = false;

  constructor(options: Options) {
    this.options = options;
  }

  wake(): void {
    this.signal.set();
  }

  /** Watches a stream's session until the stream leaves. */
  async enter(follower: Follower): Promise<void> {
    this.followers.add(follower);
    this.starting ??= this.start();
    await this.starting;
  }

  leave(follower: Follower): void {
    this.followers.delete(follower);
    if (this.followers.size === 0) this.wake();
  }

  /** Sends new events to a stream that has reached `position`; resolves with the last cursor when it stops. */
  follow(follower: Follower, cursor: EventCursor, ended: AbortSignal): Promise<EventCursor> {
    return new Promise((resolve) => {
      const { companyId } = follower;
      const streams = this.live.get(companyId) ?? new Set();
      const stop = () => {
        ended.removeEventListener('abort', stop);
        streams.delete(stream);
        if (streams.size === 0 && this.live.get(companyId) === streams) this.live.delete(companyId);
        resolve(stream.cursor);
      };
      const stream: Live = { follower, cursor, stop };
      if (ended.aborted) return resolve(cursor);
      ended.addEventListener('abort', stop);
      this.live.set(companyId, streams.add(stream));
    });
  }

  /** Stops reading; resolves when the last read is over. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.wake();
    await this.starting?.catch(() => undefined);
    await this.running;
  }

  private async start(): Promise<void> {
    await this.running;
    try {
      this.position = (await presentCursor(this.options.db)).cursor;
      this.running = this.run();
    } catch (error) {
      this.starting = null;
      throw error;
    }
  }

  private async run(): Promise<void> {
    let checked = performance.now();
    try {
      while (this.followers.size > 0 && !this.isClosed) {
        const { events, upTo, more, held } = await readNewEvents(this.options.db, this.position);
        const isTime = performance.now() >= checked + longestSleep;
        if (isTime) checked = performance.now();
        await this.endSessions(isTime ? null : companiesWithEndedSessions(events));
        this.position = upTo;
        await this.send(events);
        if (!more) await this.signal.wait(held ? shortSleep : checked + longestSleep - performance.now());
      }
    } catch (error) {
      for (const follower of this.followers) follower.end();
      this.options.failed(error);
    } finally {
      this.starting = null;
    }
  }

  private async endSessions(companies: ReadonlySet<string> | null): Promise<void> {
    if (companies?.size === 0) return;
    const followers = [...this.followers].filter(({ companyId }) => companies?.has(companyId) ?? true);
    const open = await this.options.openSessions([...new Set(followers.map(({ session }) => session))]);
    for (const follower of followers) if (!open.has(follower.session)) follower.end();
  }

  private async send(events: readonly FeedEvent[]): Promise<void> {
    const owners = new Set(events.map((event) => event.companyId));
    const receivers = owners.has(marketplace) ? this.live.keys() : owners;
    let written = 0;
    for (const companyId of [...receivers]) {
      const streams = [...(this.live.get(companyId) ?? [])];
      const market = streams[0]?.follower.market;
      const visible = events.filter((event) => [companyId, market].includes(event.companyId));
      const messages = visible.map(({ message }) => message).join('');
      for (const stream of streams) {
        sendTo(stream, visible, messages);
        written += 1;
        if (written % slice === 0) await yieldToOthers();
      }
    }
  }
}

const endsSessions: ReadonlySet<string> = new Set<EventType>([
  'session.ended',
  'company.suspended',
  'person.changed',
  'person.removed',
]);

const companiesWithEndedSessions = (events: readonly FeedEvent[]) =>
  new Set(events.filter(({ type }) => endsSessions.has(type)).map(({ companyId }) => companyId));

/** A stream may have begun after these events. */
function sendTo(stream: Live, events: readonly FeedEvent[], messages: string): void {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last || !isAfter(last.cursor, stream.cursor)) return;
  const text = isAfter(first.cursor, stream.cursor)
    ? messages
    : events
        .filter((event) => isAfter(event.cursor, stream.cursor))
        .map(({ message }) => message)
        .join('');
  stream.cursor = last.cursor;
  if (!stream.follower.write(text)) stream.stop();
}

/** A flag to wait for: it stays set when no one waits. */
class EventSignal {
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
