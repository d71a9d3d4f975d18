// @ts-check
import { join } from 'node:path';
import { CliError, runCli } from './lib/cli-error.mjs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { runPlaywright } from './testing/run-playwright.mjs';
import { runVitest } from './testing/run-vitest.mjs';

const root = join(import.meta.dirname, '..');

/** @typedef {(args: string[]) => Promise<import('./testing/ran.mjs').Ran>} Step */

/** Format, lint, types and import rules at the same time; each counts as one test and prints only when it fails. */
async function check() {
  const scripts = ['lint', 'types', 'imports'];
  const runs = await Promise.all(
    scripts.map((script) => run('npm', ['run', '--silent', script], { cwd: root })),
  );
  const failures = runs.flatMap(({ code, output }, index) => {
    if (code === 0) return [];
    console.log(output);
    return [`npm run ${scripts[index]}\n  ${output.slice(-1500)}`];
  });
  return { passed: scripts.length - failures.length, failed: failures.length, failures, times: [] };
}

const server = ['api on PGlite', 'api on PostgreSQL'];

/** @type {Record<string, Step>} */
const parts = {
  unit: (args) => runVitest(root, ['unit', 'isolated'], 'daily', args),
  api: (args) => runVitest(root, server, 'daily', args),
  browser: (args) => runPlaywright(root, args),
};

/** @type {Record<string, Step>} */
const slow = {
  'slow unit': (args) => runVitest(root, ['unit', 'slow'], 'slow', [...args, '--passWithNoTests']),
  'slow api': (args) => runVitest(root, server, 'slow', [...args, '--passWithNoTests']),
  'api on PostgreSQL': (args) =>
    runVitest(root, ['slow api on PostgreSQL'], 'all', [...args, '--passWithNoTests']),
  'slow browser': (args) => runPlaywright(root, [...args, '--pass-with-no-tests'], 'slow'),
};

/** The daily tests, one part of them, or the slow ones: `npm test`, `npm run test:unit|api|browser|slow -- <files> -t "<title>"`. */
await runCli(async () => {
  const [part, ...args] = process.argv.slice(2);
  const daily = part === undefined;
  const steps = daily ? { check, ...parts } : part === 'slow' ? slow : pick(part);
  await install(root);
  if (daily || 'browser' in steps || 'slow browser' in steps) {
    const { build } = await import('./lib/build.mjs');
    await build(root);
  }
  const all = { passed: 0, failed: 0 };
  const failures = [];
  const times = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const ran = await step(args);
    all.passed += ran.passed;
    all.failed += ran.failed;
    failures.push(...ran.failures);
    times.push(...ran.times);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`── ${name}: ${ran.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  }
  if (daily || part === 'slow') {
    console.log('\nThe slowest ten:');
    times.sort((a, b) => b.milliseconds - a.milliseconds);
    for (const { name, milliseconds } of times.slice(0, 10))
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  // Repeated at the very end, where people look.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
  if (all.failed > 0) process.exit(1);
});

/** @param {string} name @returns {Record<string, Step>} @throws {CliError} when there is no such part */
function pick(name) {
  const part = parts[name];
  if (!part) throw new CliError(`Say which: ${[...Object.keys(parts), 'slow'].join(', ')}.`);
  return { [name]: part };
}
