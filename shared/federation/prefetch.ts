import { address } from '../contract/core/address.ts';

/** By path, the URLs of a screen's first calls, which the HTML requests beside the scripts (`client/prefetch.ts`). */
export type Prefetch = Readonly<Record<string, string[]>>;

/** The URL of a call without path parameters. */
export const firstCall = ({ path }: { readonly path: string }, query: object = {}) =>
  address(path, {}, query);
