import { AsyncLocalStorage } from 'node:async_hooks';

const silenced = new AsyncLocalStorage<true>();

/** Runs a call of a company that is not real: no e-mail and no text message leaves because of it (`mail/queue.ts`). */
export const withoutMessages = <T>(work: () => T): T => silenced.run(true, work);

export const isSilenced = (): boolean => silenced.getStore() === true;
