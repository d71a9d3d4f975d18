import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { checkPort } from '@hawiyat/sdk/lib/port';
import { panelUrl } from '@hawiyat/sdk/platform/credentials';
import { runningPanel } from '@hawiyat/sdk/platform/running-panel';
import { buildDevHost, serveRemote } from '@hawiyat/shared/federation/dev-build';
import { startDevPanel } from './dev-panel.ts';
import { readNoTypeScript } from './typescript.mjs';

const root = join(import.meta.dirname, '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

function remotesToServe(names: string[]): { name: string; folder: string; port: number }[] {
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown !== undefined)
    throw new CliError(
      `${unknown} is no remote: name ${remotes.join(', ')}, or nothing to develop everything.`,
    );
  const firstPort = Number(process.env.DEV_PORT ?? 4201);
  if (!(firstPort > 0 && firstPort < 65_000)) throw new CliError('DEV_PORT must be a port number.');
  return [...new Set(names.length > 0 ? names : remotes)].map((name) => ({
    name,
    // FOLDER names a copy of the remote elsewhere.
    folder: (names.length === 1 && process.env.FOLDER) || join(root, name),
    port: firstPort + remotes.indexOf(name),
  }));
}

await runCli(async () => {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const served = remotesToServe(names);
  const isEverything = names.length === 0;
  if (isEverything) await checkPort(Number(process.env.PORT ?? 4000), 'PORT');
  for (const { port } of served) await checkPort(port, 'DEV_PORT', '127.0.0.1');

  // Rsbuild has its own way to read TypeScript configurations.
  await readNoTypeScript();
  const panel = isEverything ? await startDevPanel(root) : null;
  const origin = panel?.origin ?? (await runningPanel(panelUrl()));
  const servers: Awaited<ReturnType<typeof serveRemote>>[] = [];
  for (const { folder, port } of served) servers.push(await serveRemote(folder, port, origin));
  const reloadPages = () => {
    for (const server of servers) server.reloadPages();
  };
  const stopBuilding = await buildDevHost(join(root, 'shell'), isEverything ? reloadPages : null);

  for (const { name, port } of served) console.log(`${name} is served at http://127.0.0.1:${port}`);
  const override = served.map(({ name, port }) => `${name}@${port}`).join(',');
  console.log(`\nOpen ${origin}/?override=${override}`);
  console.log(`Only this browser gets it, until ${origin}/?override=none. The kit: ${origin}/examples`);
  console.log('Stop with Ctrl-C.');

  const stop = async () => {
    await Promise.all([stopBuilding(), panel?.stop(), ...servers.map((server) => server.stop())]);
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
});
