import { createParser } from 'eventsource-parser';
import type { Endpoint } from '../contract/core/endpoint.ts';
import { $session, endSession } from '../session/session.ts';
import { abortWith } from './abort-with.ts';
import { CallError } from './call-error.ts';
import { noteAnswer } from './note-answer.ts';
import { apiUrl } from './origin.ts';

export interface StreamMessage {
  readonly cursor: string | undefined;
  readonly name: string | undefined;
  readonly data: string;
}

export interface Following {
  readonly from?: string | undefined;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onMessage: (message: StreamMessage) => void;
}

/** Milliseconds; the server sends a byte every two seconds. */
const longestSilence = 6_000;

/** Follows an event stream to its end; `EventSource` cannot send a token. @throws CallError, or the abort's reason */
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
