// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, runCli } from './cli-error.mjs';
import { checkDataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { checkPort } from './port.mjs';

const root = join(import.meta.dirname, '..');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new CliError(`Hawiyat needs Node 20.19 or later; this is Node ${process.versions.node}.`);
}

/**
 * Whether nobody but the browsers of this machine can reach the panel, and there is no real work in it. Only there an
 * override may run code that nobody released.
 * @param {NodeJS.ProcessEnv} env
 */
const isForTryingOut = (env) =>
  !env.DATABASE_URL && !env.HOST && !env.PUBLIC_URL && !env.TRUSTED_PROXIES && env.DEMO !== 'off';

await runCli(async () => {
  checkNode();
  await checkPort(Number(process.env.PORT || 4000), 'PORT');
  if (!process.env.DATABASE_URL) checkDataFolder(process.env.DATA_DIR ?? '.data');
  await install(root);
  // Only now is there anything to import from.
  const { build, builtPackages } = await import('./build.mjs');
  await build(root);

  // What was just built is what anyone who starts a checkout wants to see; a real database is its operators'.
  if (!process.env.DATABASE_URL && process.env.RELEASES === undefined) process.env.LOCAL_START ??= 'on';
  process.env.RELEASES ??= builtPackages(root)
    .filter((text) => text !== 'api')
    .map((text) => join(root, text, 'dist'))
    .join(',');
  if (isForTryingOut(process.env)) process.env.OVERRIDES ??= join(root, 'shell/dist-dev');
  process.env.LOG_LEVEL ??= 'warn';
  const { ready } = await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
  console.log(`\nHawiyat is open at ${ready.url}`);
  if (ready.demo) {
    const { domain, email, password } = ready.demo;
    console.log(`Demo sign-in: identifier ${domain}, e-mail ${email}, password ${password}`);
    if (!process.env.SMTP_URL) console.log(`E-mails that it would send: ${ready.url}/outbox`);
  }
  console.log('Stop with Ctrl-C.');
});
