import type { CDPSession } from '@playwright/test';

/** A request that went over the network. */
export interface NetworkRequest {
  readonly url: string;
  /** 1 for the page, else one more than the depth of the deepest file that led to it. */
  readonly depth: number;
  /** Seconds since the page's own request: of this request, and of its last byte. */
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
 * Records a page's requests; `Network` must be enabled.
 * @returns the requests so far, without those answered by a cache
 */
export function recordRequests(cdp: CDPSession): () => NetworkRequest[] {
  const requests = new Map<string, NetworkRequest>();
  const depths = new Map<string, number>();
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, timestamp }) => {
    if (url.startsWith('data:')) return;
    began ||= timestamp;
    const by = [initiator.url ?? '', ...filesOf(initiator.stack as Stack | undefined)];
    const depth = 1 + Math.max(0, ...by.map((text) => depths.get(text) ?? 0));
    depths.set(url, Math.min(depth, depths.get(url) ?? depth));
    requests.set(requestId, { url, depth, at: timestamp - began, bytes: 0 });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.done = timestamp - began;
    request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}
