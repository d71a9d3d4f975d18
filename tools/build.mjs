// @ts-check
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { runCli } from './lib/cli-error.mjs';
import { install } from './lib/install.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run build`: what has changed since its last build. */
await runCli(async () => {
  await install(root);
  await build(root);
});
