import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of TypeScript's own program. Version 7 is native, and has no interface for other programs. */
export const tsc = () =>
  join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
