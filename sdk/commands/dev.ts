import { serveRemote } from '@hawiyat/shared/federation/dev-build';
import { CliError } from '../lib/cli-error.ts';
import { checkPort } from '../lib/port.ts';
import { project } from '../lib/project.ts';
import { runningPanel } from '../platform/running-panel.ts';
import { checkArea, choosePanel } from './panel.ts';

/** `hawiyat dev`: serves the remote from its sources, and shows it in the panel that runs, to one browser. */
export default async function dev() {
  const { name, folder } = project();
  const port = Number(process.env.DEV_PORT ?? 4210);
  await checkPort(port, 'DEV_PORT', '127.0.0.1');
  const origin = await runningPanel(await choosePanel());
  await checkArea(origin, name);
  // Only beside a development build does the host keep a screen's state over edits.
  const host = await fetch(`${origin}/s/dev/static/js/index.js`);
  await host.body?.cancel();
  if (!host.ok)
    throw new CliError(`The panel at ${origin} has no development build of its host: OVERRIDES names none.`);

  const server = await serveRemote(folder, port, origin);
  console.log(`${name} is served at http://127.0.0.1:${port}`);
  console.log(`\nOpen ${origin}/?override=${name}@${port}`);
  console.log(`Only this browser gets it, until ${origin}/?override=none.`);
  console.log('Stop with Ctrl-C.');
  const stop = async () => {
    await server.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
