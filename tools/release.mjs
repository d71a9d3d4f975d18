// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runCli } from './cli-error.mjs';
import { commitOf } from './commit-of.mjs';
import { credential, dataDir, panelUrl } from './credentials.mjs';
import { install } from './install.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

const root = join(import.meta.dirname, '..');

/**
 * `npm run release -- mf-fleet`: builds one remote (or the host), compares its types with the live releases of a running
 * server, tries it in a browser beside them, signs it and publishes it there.
 */
await runCli(async () => {
  await install(root);
  const { buildOne, builtPackages } = await import('./build.mjs');
  const { publishRelease } = await import('@hawiyat/shared/federation/publish-release');

  const name = process.argv[2] ?? '';
  const known = builtPackages(root).filter((name) => name !== 'api');
  if (!known.includes(name)) throw new CliError(`Say what to release: ${known.join(', ')}.`);
  const folder = join(root, name, 'dist');

  const began = performance.now();
  await buildOne(root, name);
  const built = performance.now();
  const credentials = await credentialsOf(name);
  const { checkFit } = await import('./fit/check-fit.mjs');
  const checkedAgainst = await checkFit(root, panelUrl(), credentials.token, name);
  const compared = performance.now();
  const { tryRelease } = await import('./trial.mjs');
  await tryRelease(root, panelUrl(), folder);
  const tried = performance.now();
  const statement = { commit: await commitOf(root), checkedAgainst };
  const { id } = await publishRelease(panelUrl(), credentials, folder, statement).catch((error) => {
    throw new CliError(error instanceof Error ? error.message : String(error));
  });
  const seconds = (/** @type {number} */ from, /** @type {number} */ to) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${name} ${id} is published at ${panelUrl()}: built in ${seconds(began, built)} s, ` +
      `compared in ${seconds(built, compared)} s, tried in ${seconds(compared, tried)} s, sent in ${seconds(tried, performance.now())} s. No company has it yet. Start a rollout:`,
  );
  console.log(`  npm run platform -- rollout start ${name} ${id} --stages 1,5,25,50,100`);
});

/**
 * The team's credential and key. On a local server whose operator credential is available, a team is added automatically.
 * @param {string} name
 */
async function credentialsOf(name) {
  const { RELEASE_TOKEN: token, RELEASE_KEY: key } = process.env;
  if (token && key)
    return { token, privateKey: key.includes('PRIVATE KEY') ? key : readFileSync(key, 'utf8') };
  if (token || key)
    throw new CliError('Set both RELEASE_TOKEN and RELEASE_KEY (the file with the key, or the key).');
  if (!credential())
    throw new CliError('No credential: set RELEASE_TOKEN and RELEASE_KEY, or DATA_DIR of a local server.');

  const file = join(dataDir(), 'teams', `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { newTeamKey } = await import('@hawiyat/shared/federation/team-key');
  const { privateKey, publicKey } = newTeamKey();
  const body = { remote: name, name: `${name} on this machine`, publicKey };
  const added = /** @type {{ token: string }} */ (await callOperatorApi('POST', 'teams', body));
  mkdirSync(join(dataDir(), 'teams'), { recursive: true });
  writeFileSync(file, JSON.stringify({ token: added.token, privateKey }), { mode: 0o600 });
  return { token: added.token, privateKey };
}
