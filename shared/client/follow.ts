import { createParser } from 'eventsource-parser';
import type { Endpoint } from '../contract/core/endpoint.ts';
import { $session, endSession } from '../session/session.ts';
import { abortWith } from './abort-with.ts';
import { CallError } from './call-error.ts';
import { noteAnswer } from './note-answer.ts';
import { apiUrl } from './origin.ts';

/** One message of a stream (WHATWG HTML, "Server-sent events"). */
export interface StreamMessage {
  /** The cursor after this message. */
  readonly cursor: string | undefined;
  /** Undefined for an ordinary message. */
  readonly name: string | undefined;
  readonly data: string;
}

export interface Following {
  /** The last cursor seen; without one the stream starts now. */
  readonly from?: string | undefined;
  readonly signal: AbortSignal;
  /** Called when the stream is open. */
  readonly onOpen: () => void;
  readonly onMessage: (message: StreamMessage) => void;
}

/** Milliseconds without a byte after which a stream counts as cut; the server sends one every two seconds. */
const longestSilence = 6_000;

/**
 * Follows an event stream until it ends. The token goes in the header, which `EventSource` cannot do.
 * @param endpoint from the contract, with `answers: 'events'`
 * @throws CallError when the server rejects it; a 401 ends the session, as with every call
 * @throws the abort's reason, or the network's error, when the stream is cut
 */
export async function follow(
  endpoint: Endpoint,
  { from, signal, onOpen, onMessage }: Following,
): Promise<void> {
  const token = $session.get()?.token;
  const attempt = abortWith(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => attempt.abort(new Error('The stream went silent')), longestSilence);
  };
  restartTimer();
  try {
    const answer = await fetch(apiUrl(endpoint.path), {
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'last-event-id': from }),
      },
      signal: attempt.signal,
      credentials: 'same-origin',
    });
    noteAnswer(answer);
    if (!answer.ok || !answer.body) {
      if (answer.status === 401 && token === $session.get()?.token) endSession('expired');
      throw new CallError(endpoint.defaultMessage, { status: answer.status });
    }
    onOpen();
    let cursor = from;
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        cursor = id ?? cursor;
        onMessage({ cursor, name: event, data });
      },
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      restartTimer();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
    attempt.abort();
  }
}
