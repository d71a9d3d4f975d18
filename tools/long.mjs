// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { runOrSay, Sentence } from './sentence.mjs';

const root = join(import.meta.dirname, '..');

/** The whole panel and a browser. @returns {Promise<Record<string, string>>} */
async function preparePanel() {
  const { build } = await import('./build.mjs');
  const { chromium } = await import('./chromium.mjs');
  await build(root);
  return { CHROME_PATH: await chromium(root) };
}

/** @param {('tuned' | 'usual')[]} forms beside them the same code as one application, in these */
const prepareBeside = (forms) => async () => {
  const { buildOneBundle } = await import('./one-bundle/build.mjs');
  const prepared = await preparePanel();
  for (const form of forms) await buildOneBundle(form);
  return prepared;
};

/** @type {Record<string, { args: string[], env?: Record<string, string>, prepare?: () => Promise<Record<string, string>> }>} */
const commands = {
  fuzz: {
    args: ['--config', 'tools/vitest.config.ts', '--project', 'api on PGlite', 'api/src/fuzz.test.ts'],
    env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000' },
  },
  crash: { args: ['--config', 'tools/long.vitest.config.ts', 'api/long/crash'] },
  'bench api': { args: ['--config', 'tools/long.vitest.config.ts', 'api/long/bench-api'] },
  'bench overload': { args: ['--config', 'tools/long.vitest.config.ts', 'api/long/bench-overload'] },
  'bench guard': { args: ['--config', 'tools/long.vitest.config.ts', 'api/long/bench-guard'] },
  'bench areas': {
    args: ['--config', 'tools/long.vitest.config.ts', 'shell/long/bench-areas'],
    prepare: prepareBeside(['tuned']),
  },
  'bench load': {
    args: ['--config', 'tools/long.vitest.config.ts', 'shell/long/bench-load'],
    prepare: prepareBeside(['tuned', 'usual']),
  },
  'bench fleet': {
    args: ['--config', 'tools/long.vitest.config.ts', 'shell/long/bench-fleet'],
    prepare: preparePanel,
  },
  'bench orders': {
    args: ['--config', 'tools/long.vitest.config.ts', 'shell/long/bench-orders'],
    prepare: preparePanel,
  },
  'bench lighthouse': {
    args: ['--config', 'tools/long.vitest.config.ts', 'shell/long/bench-lighthouse'],
    prepare: preparePanel,
  },
};

/** `npm run fuzz`, `npm run crash`, `npm run bench -- api|overload|guard|areas|load|fleet|orders|lighthouse`: what proves more than the test command has time for. */
await runOrSay(async () => {
  const name = process.argv.slice(2).join(' ');
  const command = commands[name];
  if (!command) throw new Sentence(`Say which: ${Object.keys(commands).join(', ')}.`);
  await install(root);
  const { buildOne } = await import('./build.mjs');
  await buildOne(root, 'api');
  const prepared = await command.prepare?.();
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const { code } = await run(process.execPath, [vitest, 'run', '--root', root, ...command.args], {
    cwd: root,
    env: { ...process.env, ...command.env, ...prepared },
    show: true,
  });
  process.exitCode = code;
});
