import { address } from '../contract/core/address.ts';

/**
 * By path, the URLs of a screen's first calls when its address has no query. The HTML requests them beside
 * the scripts; the screen's own call uses the responses (`client/prefetch.ts`).
 */
export type Prefetch = Readonly<Record<string, string[]>>;

/** The URL of a call without path parameters. @param query as the screen passes it */
export const firstCall = ({ path }: { readonly path: string }, query: object = {}) =>
  address(path, {}, query);
