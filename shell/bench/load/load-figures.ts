import type { NetworkRequest } from './requests.ts';
import type { Visit } from './visit.ts';

export const isFile = ({ url }: NetworkRequest) => /\/[rs]\//.test(url);
export const bytesOf = (requests: readonly NetworkRequest[]) =>
  requests.reduce((sum, item) => sum + item.bytes, 0);
const depthOf = (requests: readonly NetworkRequest[]) => Math.max(0, ...requests.map((item) => item.depth));

/** Figures of one load until its content was shown. */
export function loadFigures({ requests, ...times }: Visit) {
  return {
    bytes: bytesOf(requests),
    requests: requests.length,
    // A font is requested when its text is drawn, so it adds no depth.
    depth: depthOf(requests.filter((item) => isFile(item) && !item.url.endsWith('.woff2'))),
    'depth with data': depthOf(requests),
    ...times,
  };
}

export type LoadFigure = keyof ReturnType<typeof loadFigures>;
