import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Set while a request is served that only reads. Some of the database's connections are for such requests alone, so that
 * reading goes on while every change waits: for a lock, or for a copy that must confirm it and is away.
 */
export const reading = new AsyncLocalStorage<true>();
