import type { Asked } from './requests.ts';
import type { Visit } from './visit.ts';

export const isFile = ({ url }: Asked) => /\/[rs]\//.test(url);
export const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, item) => sum + item.bytes, 0);
const depthOf = (asked: readonly Asked[]) => Math.max(0, ...asked.map((item) => item.depth));

/** Of one load until its content stood: bytes and requests that had come to their end by then, and times. */
export function loadFigures({ asked, ...sight }: Visit) {
  return {
    bytes: bytesOf(asked),
    requests: asked.length,
    // A font is asked for when its text is drawn; a page that names it ahead is not deeper for that.
    depth: depthOf(asked.filter((item) => isFile(item) && !item.url.endsWith('.woff2'))),
    'depth with data': depthOf(asked),
    ...sight,
  };
}

export type LoadFigure = keyof ReturnType<typeof loadFigures>;
