import { isDevelopment } from './build-mode.ts';

const ids = isDevelopment ? 'named' : 'natural';

/** The default ids contain the checkout's folder; the same inputs must give the same bytes everywhere. */
export const stableIds = { moduleIds: ids, chunkIds: ids } as const;
