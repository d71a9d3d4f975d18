import { address } from '../contract/address.ts';

/**
 * By path, the addresses of the calls that a screen makes first when its own address has no query. The HTML asks for them
 * beside the scripts, so that the answers are there when the screen is; the screen's own call finds them (`client/prefetch.ts`).
 */
export type Prefetch = Readonly<Record<string, string[]>>;

/** The address of a call without parameters in its path, as the client writes it. @param query as the screen gives it */
export const firstCall = ({ path }: { readonly path: string }, query: object = {}) =>
  address(path, {}, query);
