import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, builtPackages } from '@hawiyat/sdk/lib/build';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { checkPort } from '@hawiyat/sdk/lib/port';
import { readNoTypeScript } from './typescript.mjs';

const root = join(import.meta.dirname, '..');

/** Only a panel that this machine alone reaches, without real data, may run unreleased code. */
const isLocalTrial = (env: NodeJS.ProcessEnv) =>
  !env.DATABASE_URL && !env.HOST && !env.PUBLIC_URL && !env.TRUSTED_PROXIES && env.DEMO !== 'off';

/** Checks the server's lock (`api/src/db/lock.ts`) before anything is built. */
function checkDataFolder(folder: string) {
  const path = join(folder, 'lock');
  if (!existsSync(path)) return;
  const { tryLock } = createRequire(join(root, 'api/package.json'))('fs-native-extensions');
  const file = openSync(path, 'r');
  const isFree = tryLock(file, { shared: true });
  closeSync(file);
  if (isFree) return;
  throw new CliError(
    `The data folder ${resolve(folder)} is in use by another running server; stop it or choose another DATA_DIR.`,
  );
}

/** `npm start` */
await runCli(async () => {
  await checkPort(Number(process.env.PORT || 4000), 'PORT');
  if (!process.env.DATABASE_URL) checkDataFolder(process.env.DATA_DIR ?? '.data');
  await build(root);

  // A local start shows what was just built; with a real database, operators decide.
  if (!process.env.DATABASE_URL && process.env.RELEASES === undefined) process.env.LOCAL_START ??= 'on';
  process.env.RELEASES ??= builtPackages(root)
    .filter((name) => name !== 'api')
    .map((name) => join(root, name, 'dist'))
    .join(',');
  const isForRemotes = process.env.OVERRIDES === undefined && isLocalTrial(process.env);
  if (isForRemotes) process.env.OVERRIDES = join(root, 'shell/dist-dev');
  process.env.LOG_LEVEL ??= 'warn';
  // The server runs as elsewhere, as plain JavaScript.
  await readNoTypeScript();
  const { ready } = await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
  console.log(`\nHawiyat is open at ${ready.url}`);
  if (ready.demo) {
    const { domain, email, password } = ready.demo;
    console.log(`Demo sign-in: identifier ${domain}, e-mail ${email}, password ${password}`);
    if (!process.env.SMTP_URL) console.log(`E-mails that it would send: ${ready.url}/outbox`);
  }
  console.log('Stop with Ctrl-C.');
  // The page needs no development build, so the start does not wait for it.
  if (isForRemotes)
    spawn(process.execPath, [join(root, 'tools/start.mjs'), 'dev-host'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
});
