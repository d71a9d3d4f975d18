import { followEvents, type LiveEvent, liveEvent } from '@hawiyat/shared/contract/core/events';
import type { TestServer } from './server.ts';

export interface TestStream {
  readonly status: number;
  /** Events received so far. */
  readonly events: readonly LiveEvent[];
  /** The last cursor that the server sent. */
  readonly cursor: string;
  readonly wasReset: boolean;
  /** Resolves as soon as `enough` holds; rejects when the stream ends before. */
  until(enough: (stream: TestStream) => boolean): Promise<void>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  cut(): void;
}

/**
 * Follows the company's events over HTTP as a browser does.
 * @param from the last cursor, to continue from
 */
export async function followStream(server: TestServer, token: string, from?: string): Promise<TestStream> {
  const abort = new AbortController();
  const headers = { ...(from !== undefined && { 'last-event-id': from }) };
  const answer = await server.fetch(followEvents.path, { token, headers, signal: abort.signal });
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const latest = { cursor: '', wasReset: false, isOver: false };

  const read = async () => {
    let rest = '';
    const text = answer.body?.pipeThrough(new TextDecoderStream());
    try {
      for await (const chunk of text ?? []) {
        const messages = (rest + chunk).split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) receive(message);
        for (const check of waiting) check();
      }
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      latest.isOver = true;
      for (const check of waiting) check();
    }
  };
  const receive = (message: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1];
    latest.cursor = field('id') ?? latest.cursor;
    if (field('event') === 'reset') latest.wasReset = true;
    else if (field('data')) events.push(liveEvent.parse(JSON.parse(field('data') ?? '')));
  };

  const stream: TestStream = {
    status: answer.status,
    events,
    get cursor() {
      return latest.cursor;
    },
    get wasReset() {
      return latest.wasReset;
    },
    until: (enough) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (enough(stream)) resolve();
          else if (latest.isOver) reject(new Error(`The stream (${answer.status}) has ended`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    ended: read(),
    cut: () => abort.abort(),
  };
  if (answer.ok) await stream.until((item) => item.cursor !== '');
  return stream;
}
