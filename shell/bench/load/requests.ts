import type { CDPSession } from '@playwright/test';

/** A request that went over the network. */
export interface Asked {
  readonly url: string;
  /** 1 for the page, else one more than that of the deepest file that had to run or be read to ask for it. */
  readonly depth: number;
  /** Seconds since the page itself was asked for: of the request, and of its last byte, once it has come. */
  readonly at: number;
  done?: number;
  /** On the wire, headers included. */
  bytes: number;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

const filesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map((frame) => frame.url), ...filesOf(stack.parent)] : [];

/**
 * Listens to what a page asks for; `Network` must be enabled.
 * @returns the requests so far. What comes from a cache is none.
 */
export function recordRequests(cdp: CDPSession): () => Asked[] {
  const asked = new Map<string, Asked>();
  const depths = new Map<string, number>();
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, timestamp }) => {
    if (url.startsWith('data:')) return;
    began ||= timestamp;
    const by = [initiator.url ?? '', ...filesOf(initiator.stack as Stack | undefined)];
    const depth = 1 + Math.max(0, ...by.map((text) => depths.get(text) ?? 0));
    depths.set(url, Math.min(depth, depths.get(url) ?? depth));
    asked.set(requestId, { url, depth, at: timestamp - began, bytes: 0 });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const it = asked.get(requestId);
    if (!it) return;
    it.done = timestamp - began;
    it.bytes = encodedDataLength;
  });
  return () => [...asked.values()];
}
