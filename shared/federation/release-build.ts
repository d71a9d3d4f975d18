import { isDevelopment } from './build-mode.ts';

export const releaseOutput = {
  assetPrefix: 'auto',
  cleanDistPath: true,
  crossOriginLoading: 'anonymous',
  dataUriLimit: 0,
  // Every file's address contains the release's id, so names need no hash.
  filenameHash: false,
  legalComments: 'none',
} as const;

export const rspackOutput = {
  crossOriginLoading: 'anonymous',
  // A module that runs before its shared modules arrive would stay half made.
  strictModuleErrorHandling: true,
} as const;

/** Module Federation's plugin imports its runtime's CommonJS form, from which the bundler can remove nothing. */
export const preferEsModules = { extensionAlias: { '.cjs': ['.js', '.cjs'] } };

const ids = isDevelopment ? 'named' : 'natural';

/** The default ids contain the checkout's folder; the same inputs must give the same bytes everywhere. */
export const stableIds = { moduleIds: ids, chunkIds: ids } as const;
