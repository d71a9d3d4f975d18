import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { buildDevHost } from '@hawiyat/shared/federation/dev-build';
import { hashOfInputs, inputFolders } from '@hawiyat/shared/federation/release-id';
import { readNoTypeScript } from './typescript.mjs';

const root = join(import.meta.dirname, '..');

/** `node tools/start.mjs dev-host`: the development build of the host, in which remotes are edited in place. */
await runCli(async () => {
  const stamp = join(root, 'shell/dist-dev/inputs');
  const current = hashOfInputs(root, inputFolders('shell'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  // Rsbuild has its own way to read TypeScript configurations.
  await readNoTypeScript();
  const stop = await buildDevHost(join(root, 'shell'));
  await stop();
  writeFileSync(stamp, current);
});
