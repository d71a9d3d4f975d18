import { isDevelopment } from './build-mode.ts';

/**
 * Modules are numbered in the order of their use. The bundler's usual numbers are hashes of modules' names, and some of the
 * federation's names hold the folder of the checkout: the same inputs would give other bytes in another folder.
 */
export const moduleIds = isDevelopment ? 'named' : 'natural';
