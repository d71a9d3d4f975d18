import { tellLiveEvent } from '../client/live-events.ts';
import { $session } from '../session/session.ts';
import { channelOf } from '../state/channel.ts';
import { pageFacts } from '../state/page-facts.ts';
import { $connection, setConnection } from './connection.ts';
import type { TabMessage } from './stream-leader.ts';
import { takeLead } from './take-lead.ts';

const pollEvery = 10_000;
/** Milliseconds; from an older cursor, fetching again costs less than continuing. */
const cursorLifetime = 60_000;

function isAfter(cursor: string, other: string): boolean {
  const [xid = 0n, id = 0n] = cursor.split('-').map(BigInt);
  const [otherXid = 0n, otherId = 0n] = other.split('-').map(BigInt);
  return xid > otherXid || (xid === otherXid && id > otherId);
}

/** Keeps the page up to date: one tab follows the stream for all, another continues after it. @returns a function that ends it */
export function goLive(ready: Promise<void>): () => void {
  let stop = () => {};
  let company: string | null = null;
  const unsubscribe = $session.subscribe((session) => {
    const now = session?.user.company.id ?? null;
    if (now === company) return;
    company = now;
    stop();
    stop = now === null ? () => {} : followTogether(now, ready);
  });
  return () => {
    unsubscribe();
    stop();
  };
}

function followTogether(company: string, ready: Promise<void>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tabs = channelOf(`hawiyat-live ${company}`);
  let cursor = performance.now() < cursorLifetime ? pageFacts().cursor : undefined;
  let leads = false;

  const setStatus = (status: 'live' | 'cut' | 'refused') =>
    setConnection(navigator.onLine ? status : 'offline');
  const post = (message: TabMessage | { kind: 'hello' }) => tabs?.postMessage(message);
  const receive = (message: TabMessage | { kind: 'hello' }) => {
    if (message.kind === 'event') {
      cursor = message.event.seq;
      setStatus('live');
      tellLiveEvent(message.event);
    } else if (message.kind === 'anew') {
      cursor = undefined;
      tellLiveEvent(null);
    } else if (message.kind === 'status') {
      // Other tabs have received the events between this page's HTML and their first message.
      const missed =
        message.cursor !== undefined && (cursor === undefined || isAfter(message.cursor, cursor));
      cursor = message.cursor ?? cursor;
      setStatus(message.status);
      if (missed) tellLiveEvent(null);
    } else if (leads && $connection.get().status !== 'connecting') {
      post({ kind: 'status', status: $connection.get().status === 'live' ? 'live' : 'cut', cursor });
    }
  };
  const broadcast = (message: TabMessage) => {
    post(message);
    receive(message);
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage | { kind: 'hello' }>) =>
    receive(data),
  );
  post({ kind: 'hello' });

  const lead = async (until: AbortSignal) => {
    leads = true;
    until.addEventListener('abort', () => {
      leads = false;
    });
    while (!until.aborted) {
      // Not among the page's first files: no stream is opened before the area is shown.
      const loading = import(/* webpackChunkName: "live-stream" */ './stream-leader.ts');
      const leader = await loading.catch((reason: unknown) => {
        console.warn('The live stream could not be loaded', reason);
      });
      if (leader) return leader.leadStream({ cursor: () => cursor, signal: until, broadcast });
      broadcast({ kind: 'status', status: 'cut', cursor });
      await new Promise((resolve) => setTimeout(resolve, pollEvery));
    }
  };
  // Without a channel each tab would open a stream, and six streams use up the browser's connections.
  if (tabs) void ready.then(() => takeLead(`hawiyat-live ${company}`, signal, lead));
  else setStatus('refused');

  const poll = setInterval(() => {
    const { status } = $connection.get();
    if (status === 'cut' || status === 'refused') tellLiveEvent(null);
  }, pollEvery);
  // A page in the back-forward cache receives no events.
  const refetchRestored = ({ persisted }: PageTransitionEvent) => persisted && tellLiveEvent(null);
  const goOffline = () => setConnection('offline');
  const goOnline = () => setStatus(tabs ? 'cut' : 'refused');
  window.addEventListener('pageshow', refetchRestored, { signal });
  window.addEventListener('offline', goOffline, { signal });
  window.addEventListener('online', goOnline, { signal });
  return () => {
    ending.abort();
    clearInterval(poll);
    tabs?.close();
    setConnection('connecting');
  };
}
