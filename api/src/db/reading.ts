import { AsyncLocalStorage } from 'node:async_hooks';

/** Read-only requests have reserved connections: they continue while every write waits. */
export const reading = new AsyncLocalStorage<true>();
