import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, builtPackages } from '@hawiyat/sdk/lib/build';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { checkPort } from '@hawiyat/sdk/lib/port';
import { checkDataFolder } from './data-folder.ts';
import { readNoTypeScript } from './typescript.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Whether only this machine's browsers reach the panel, and it holds no real data. Only then may an override run
 * unreleased code.
 */
const isLocalTrial = (env: NodeJS.ProcessEnv) =>
  !env.DATABASE_URL && !env.HOST && !env.PUBLIC_URL && !env.TRUSTED_PROXIES && env.DEMO !== 'off';

/** `npm start` */
await runCli(async () => {
  await checkPort(Number(process.env.PORT || 4000), 'PORT');
  if (!process.env.DATABASE_URL) checkDataFolder(root, process.env.DATA_DIR ?? '.data');
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
  // The server is plain JavaScript, and runs as it does elsewhere.
  await readNoTypeScript();
  const { ready } = await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
  console.log(`\nHawiyat is open at ${ready.url}`);
  if (ready.demo) {
    const { domain, email, password } = ready.demo;
    console.log(`Demo sign-in: identifier ${domain}, e-mail ${email}, password ${password}`);
    if (!process.env.SMTP_URL) console.log(`E-mails that it would send: ${ready.url}/outbox`);
  }
  console.log('Stop with Ctrl-C.');
  // Remotes of other repositories are developed beside it; a page of releases needs none, so nobody waits.
  if (isForRemotes)
    spawn(process.execPath, [join(root, 'tools/start.mjs'), 'dev-host'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
});
