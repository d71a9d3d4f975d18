import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildOne } from '@hawiyat/sdk/lib/build';
import { chromium } from '@hawiyat/sdk/lib/chromium';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';
import { buildMonolith } from './monolith/build.ts';
import { runPlaywright } from './testing/run-playwright.ts';

const root = join(import.meta.dirname, '..');

async function buildPanel(): Promise<Record<string, string>> {
  await build(root);
  return {};
}

async function preparePanel(): Promise<Record<string, string>> {
  return { ...(await buildPanel()), CHROME_PATH: await chromium(root) };
}

const prepareWithMonolith = (forms: ('optimized' | 'default')[]) => async () => {
  const prepared = await preparePanel();
  for (const form of forms) await buildMonolith(form);
  return prepared;
};

/** The trial refuses each bad release, and browsers halt it where it was published anyway. */
async function refuseBadReleases() {
  const prepared = await preparePanel();
  const { failed } = await runPlaywright(root, [], 'harmful');
  if (failed > 0) throw new CliError('A bad release was neither refused nor halted.');
  return prepared;
}

const commands: Record<
  string,
  { args: string[]; env?: Record<string, string>; prepare?: () => Promise<Record<string, string>> }
> = {
  fuzz: {
    args: ['--config', 'tools/vitest.config.ts', '--project', 'api on PGlite', 'api/src/fuzz.sql.test.ts'],
    env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000' },
  },
  crash: { args: ['--config', 'tools/soak.vitest.config.ts', 'api/soak/crash'] },
  'bench api': { args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/api'] },
  'bench scale': { args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/scale'] },
  'bench overload': { args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/overload'] },
  'bench sign-in-attack': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/sign-in-'],
  },
  'bench uploads': { args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/uploads'] },
  'bench canary': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/canary'],
    prepare: refuseBadReleases,
  },
  'bench streams': { args: ['--config', 'tools/soak.vitest.config.ts', 'api/bench/streams'] },
  'bench areas': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/areas'],
    prepare: prepareWithMonolith(['optimized']),
  },
  'bench load': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/load'],
    prepare: prepareWithMonolith(['optimized', 'default']),
  },
  'bench fleet': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/fleet'],
    prepare: preparePanel,
  },
  'bench orders': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/orders'],
    prepare: preparePanel,
  },
  'bench health': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/health'],
    prepare: preparePanel,
  },
  'bench release': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'tools/bench/release'],
    prepare: buildPanel,
  },
  'bench lighthouse': {
    args: ['--config', 'tools/soak.vitest.config.ts', 'shell/bench/lighthouse'],
    prepare: preparePanel,
  },
};

/** `npm run test:all`: chaos, planted releases and each command here once; output in `soak-results`. */
async function runAll() {
  // Playwright empties `test-results`.
  const folder = join(root, 'soak-results');
  mkdirSync(folder, { recursive: true });
  const own = Object.keys(commands).map((name) => ({ name, args: ['soak', ...name.split(' ')] }));
  const others = [
    { name: 'chaos', args: ['chaos'] },
    { name: 'planted', args: ['test', 'slow', 'planted'] },
  ];
  for (const { name, args } of [...others, ...own]) {
    const started = Date.now();
    const { code, output } = await run(process.execPath, ['tools/start.mjs', ...args], {
      cwd: root,
      env: { RUNS: '1', ...process.env },
    });
    writeFileSync(join(folder, `${name.replace(' ', '-')}.log`), output);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds.padStart(5)} s`);
    if (code !== 0) process.exitCode = 1;
  }
}

/** `npm run fuzz|crash|bench`: tests and measurements too long for `npm test`. */
await runCli(async () => {
  const name = parseArgs({ allowPositionals: true }).positionals.join(' ');
  if (name === 'all') return runAll();
  const command = commands[name];
  if (!command) throw new CliError(`Say which: ${Object.keys(commands).join(', ')}.`);
  await buildOne(root, 'api');
  const prepared = await command.prepare?.();
  const { code } = await run(
    process.execPath,
    [program('vitest', 'vitest.mjs'), 'run', '--root', root, ...command.args],
    {
      cwd: root,
      env: { ...process.env, ...command.env, ...prepared },
      show: true,
    },
  );
  process.exitCode = code;
});
