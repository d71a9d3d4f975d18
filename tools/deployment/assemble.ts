import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, builtPackages } from '@hawiyat/sdk/lib/build';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { pnpm } from '../install.mjs';

const root = join(import.meta.dirname, '../..');

/** `node tools/start.mjs deployment/assemble /opt/hawiyat`: the built packages, and the libraries of the server. */
await runCli(async () => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals.map((path) => resolve(path));
  if (!folder) throw new CliError('Name an empty folder, e.g. /opt/hawiyat.');
  // Files of another version would become part of this server.
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliError(`${folder} is not empty.`);

  await build(root);
  for (const name of builtPackages(root)) {
    cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  }
  await addDevHost(folder);
  await addLibraries(folder);
  console.log(`The server is in ${folder}.`);
});

/** A server whose OVERRIDES names it lets teams develop beside it. */
async function addDevHost(folder: string) {
  const { code, output } = await run(process.execPath, [join(root, 'tools/start.mjs'), 'dev-host'], {
    cwd: root,
  });
  if (code !== 0) throw new CliError(`The host's development build failed: ${output}`);
  cpSync(join(root, 'shell/dist-dev'), join(folder, 'shell/dist-dev'), { recursive: true });
}

async function addLibraries(folder: string) {
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'api/package.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  const args = ['--yes', pnpm, 'install', '--prod', '--frozen-lockfile', '--filter', '@hawiyat/api'];
  const { code, output } = await run('npx', args, { cwd: folder });
  if (code === 0) return;
  console.error(output);
  throw new CliError("The server's libraries could not be installed: see the lines above.");
}
