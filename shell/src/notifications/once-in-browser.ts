import { channelOf } from '@hawiyat/shared/state/channel';

/** Milliseconds: hidden tabs claim later by `head`, and hold claims longer than their timers are throttled. */
const hiddenDelay = 200;
const claimTime = 5_000;

const claimed = new Set<string>();
const tabs = channelOf('hawiyat-told');
tabs?.addEventListener('message', ({ data: name }: MessageEvent<string>) => {
  claimed.add(name);
  setTimeout(() => claimed.delete(name), claimTime);
});

/** Claims for one tab, visible ones first; by messages where locks are refused, as without TLS. */
export async function claimInBrowser(name: string): Promise<boolean> {
  if (document.hidden) await wait(hiddenDelay);
  if (!('locks' in navigator)) return claimByMessage(name);
  return new Promise((resolve) => {
    const claim = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await wait(claimTime);
    };
    navigator.locks.request(`hawiyat-told ${name}`, { ifAvailable: true }, claim).catch((reason) => {
      console.warn('The browser refuses locks', reason);
      resolve(claimByMessage(name));
    });
  });
}

/** The tabs claim at random times. */
async function claimByMessage(name: string): Promise<boolean> {
  await wait(Math.random() * hiddenDelay);
  if (claimed.has(name)) return false;
  tabs?.postMessage(name);
  return true;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
