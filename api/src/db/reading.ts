import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Set during read-only requests, which have reserved connections: reads continue while every write waits for a lock or
 * a lost standby.
 */
export const reading = new AsyncLocalStorage<true>();
