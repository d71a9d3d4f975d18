import { isDevelopment } from './build-mode.ts';

/**
 * Numbers modules by their use. The default ids are hashes of names, some of which contain the checkout's
 * folder: the same inputs would give other bytes elsewhere.
 */
export const moduleIds = isDevelopment ? 'named' : 'natural';
