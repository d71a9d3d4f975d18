import { AsyncLocalStorage } from 'node:async_hooks';

const silenced = new AsyncLocalStorage<true>();

/** Runs a call of a sandbox or demo company: no e-mail and no text message is sent (`mail/queue.ts`). */
export const withoutMessages = <T>(work: () => T): T => silenced.run(true, work);

export const isSilenced = (): boolean => silenced.getStore() === true;
