import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { $session } from '@hawiyat/shared/state';
import { composition } from '../composition/composition.ts';
import { beatTime, type HeartbeatMessage } from './heartbeat-message.ts';

const path: typeof reportOutcomes.path = '/api/platform/outcomes';

let worker: Worker | null | undefined;

/** Null where the browser forbids the worker. */
function heartbeatWorker(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL(`/s/${composition().host}/worker/heartbeat.js`, location.href));
    worker.addEventListener('error', ({ message }) => console.warn('[health] no heartbeat', message));
  } catch (reason) {
    console.warn('[health] no heartbeat', reason);
    worker = null;
  }
  return worker;
}

const send = (message: HeartbeatMessage) => heartbeatWorker()?.postMessage(message);

/** A worker reports the release as hung when the main thread stops. Returns the end of the watch. */
export function beatFor({ remote, release }: Pick<Outcome, 'remote' | 'release'>): () => void {
  const token = $session.get()?.token;
  if (!token) return () => {};
  const body = JSON.stringify({ outcomes: [{ remote, release, outcome: 'hung' }] });
  const begin = () => send({ type: 'follow', path, token, body });
  const pause = () => send({ type: 'rest' });
  // Browsers slow hidden pages down, and a print dialog stops them.
  const turn = () => (document.hidden ? pause() : begin());
  if (!document.hidden) begin();
  const timer = setInterval(() => send({ type: 'beat' }), beatTime);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('beforeprint', pause, { signal });
  addEventListener('afterprint', begin, { signal });
  addEventListener('pagehide', pause, { signal });
  return () => {
    clearInterval(timer);
    stop.abort();
    pause();
  };
}
