// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { runOrSay, Sentence } from './sentence.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run release -- mf-fleet`: builds one remote (or the host) and publishes it to a running server. */
await runOrSay(async () => {
  await install(root);
  const { buildOne, builtPackages } = await import('./build.mjs');
  const { publishRelease } = await import('@hawiyat/shared/federation/publish-release');

  const name = process.argv[2] ?? '';
  const known = builtPackages(root).filter((it) => it !== 'api');
  if (!known.includes(name)) throw new Sentence(`Say what to release: ${known.join(', ')}.`);

  const url = process.env.PANEL_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;
  const tokenFile = join(process.env.DATA_DIR ?? join(root, '.data'), 'operator-token');
  const token =
    process.env.OPERATOR_TOKEN ?? (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : null);
  if (!token)
    throw new Sentence('No operator credential: set OPERATOR_TOKEN, or DATA_DIR of a local server.');

  await buildOne(root, name);
  try {
    const { id } = await publishRelease(url, token, join(root, name, 'dist'));
    console.log(`${name} ${id} is published at ${url}; the next page load gets it.`);
  } catch (error) {
    throw new Sentence(error instanceof Error ? error.message : String(error));
  }
});
