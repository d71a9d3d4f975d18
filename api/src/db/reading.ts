import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Set while a read-only request runs. Some connections are reserved for such requests, so that reads continue
 * while every write waits for a lock or for a standby that is gone.
 */
export const reading = new AsyncLocalStorage<true>();
