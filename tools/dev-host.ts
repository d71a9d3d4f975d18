import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { buildDevHost } from '@hawiyat/shared/federation/dev-build';
import { hashOfInputs, inputFolders } from '@hawiyat/shared/federation/release-id';
import { readNoTypeScript } from './typescript.mjs';

const root = join(import.meta.dirname, '..');

/** `node tools/start.mjs dev-host`: makes the host's development build, beside which remotes are edited in place, unless it is there. */
await runCli(async () => {
  const stamp = join(root, 'shell/dist-dev/inputs');
  const current = hashOfInputs(root, inputFolders('shell'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  // Rsbuild reads its configurations in its own way.
  await readNoTypeScript();
  const stop = await buildDevHost(join(root, 'shell'));
  await stop();
  writeFileSync(stamp, current);
});
