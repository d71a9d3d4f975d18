import { channelOf } from '../state/channel.ts';

/** Milliseconds that a claim waits for the leader's protest, and between two claims. */
const patience = 500;
const lookEvery = 5_000;

type Lead = (signal: AbortSignal) => Promise<void>;
interface Message {
  readonly kind: 'claim' | 'lead' | 'left';
  readonly from: number;
}

/** Runs `lead` in one tab of the browser at a time: by a lock, or by messages where there are none (no TLS). */
export async function takeLead(name: string, signal: AbortSignal, lead: Lead): Promise<void> {
  if (signal.aborted) return;
  if (!('locks' in navigator)) return agreeByMessages(name, signal, lead);
  try {
    await navigator.locks.request(name, { signal }, () => lead(signal));
  } catch (reason) {
    if (signal.aborted) return;
    console.warn('The browser refuses locks', reason);
    agreeByMessages(name, signal, lead);
  }
}

/** A leader stays until its tab leaves; of several claims the lowest number wins. */
function agreeByMessages(name: string, signal: AbortSignal, lead: Lead): void {
  const channel = channelOf(`${name} leader`);
  if (!channel) return;
  const me = Math.random();
  let leading: AbortController | null = null;
  let claim: ReturnType<typeof setTimeout> | undefined;
  const post = (kind: Message['kind']) => channel.postMessage({ kind, from: me } satisfies Message);

  const follow = () => {
    clearTimeout(claim);
    claim = undefined;
    leading?.abort();
    leading = null;
  };
  const begin = () => {
    claim = undefined;
    leading = new AbortController();
    post('lead');
    void lead(leading.signal);
  };
  const look = () => {
    if (leading || claim !== undefined) return;
    claim = setTimeout(begin, patience);
    post('claim');
  };
  const leave = () => {
    if (leading) post('left');
    follow();
  };
  channel.addEventListener('message', ({ data: { kind, from } }: MessageEvent<Message>) => {
    if (kind === 'left') look();
    else if (kind === 'claim' && leading) post('lead');
    else if (kind === 'claim' && claim !== undefined && me < from) post('claim');
    else if (kind === 'lead' && leading && me < from) post('lead');
    else if (kind === 'lead' || (claim !== undefined && from < me)) follow();
  });
  const looking = setInterval(look, lookEvery);
  // A page in the back-forward cache receives no messages.
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', look, { signal });
  signal.addEventListener('abort', () => {
    leave();
    clearInterval(looking);
    channel.close();
  });
  look();
}
