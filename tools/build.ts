import { join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { runCli } from '@hawiyat/sdk/lib/cli-error';

const root = join(import.meta.dirname, '..');

/** `npm run build`: what has changed since its last build. */
await runCli(async () => {
  await build(root);
});
