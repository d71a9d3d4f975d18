import { isDevelopment } from './build-mode.ts';

/** The default ids contain the checkout's folder; the same inputs must give the same bytes everywhere. */
export const moduleIds = isDevelopment ? 'named' : 'natural';
