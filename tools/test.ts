import { join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { browserTestsOf, changedFiles, trackedFiles } from './testing/changed-files.ts';
import { withErrorsSeen } from './testing/errors-seen.ts';
import type { Ran } from './testing/ran.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { runVitest } from './testing/run-vitest.ts';

const root = join(import.meta.dirname, '..');

type Step = (args: string[]) => Promise<Ran>;

/** Each counts as one test and prints only when it fails. */
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

/** One pool keeps both cores busy to the end. */
const unitAndApi: Step = (args) => runVitest(root, ['unit', 'isolated', 'api'], 'daily', args);

/** Only a whole run can tell which errors no test sees. */
const wholeUnitAndApi: Step = () => withErrorsSeen(root, () => unitAndApi([]));

const browser: Step = (args) => runPlaywright(root, args);

const parts: Record<string, Step> = {
  unit: (args) => runVitest(root, ['unit', 'isolated'], 'daily', args),
  api: (args) => runVitest(root, ['api'], 'daily', args),
  browser,
};

const slow: Record<string, Step> = {
  'api on PGlite': (args) => runVitest(root, ['api on PGlite'], 'all', [...args, '--passWithNoTests']),
  'slow unit and api': (args) =>
    runVitest(root, ['unit', 'isolated', 'api', 'slow', 'upgrade'], 'slow', [...args, '--passWithNoTests']),
  'slow browser': (args) => runPlaywright(root, [...args, '--pass-with-no-tests'], 'slow'),
};

/** Slow sets that run only when they are named. */
const named: Record<string, Step> = {
  node: (args) => runVitest(root, ['node'], 'all', args),
  planted: (args) => runVitest(root, ['planted'], 'all', args),
  harmful: (args) => runPlaywright(root, args, 'harmful'),
};

/** What a change since a commit can have broken: by imports, and in the browser by name. */
async function partsOfChange(since: string): Promise<Record<string, Step>> {
  const all = await trackedFiles(root, ['*/e2e/*.test.ts', '*/e2e/*.slow.ts']);
  const chosen = browserTestsOf(await changedFiles(root, since), all);
  console.log(`Browser tests of this change: ${chosen.length} of ${all.length} files`);
  const [daily, slow] = ['.test.ts', '.slow.ts'].map((end) => chosen.filter((path) => path.endsWith(end)));
  return {
    check,
    'unit and api': () => unitAndApi(['--changed', since, '--passWithNoTests']),
    ...(daily?.length && { browser: () => runPlaywright(root, daily) }),
    ...(slow?.length && { 'slow browser': () => runPlaywright(root, slow, 'slow') }),
  };
}

/** `npm test`, `npm test -- --changed [commit]`, `npm run test:unit|api|browser|slow -- <files> -t "<title>"`. */
await runCli(async () => {
  const [part, ...args] = process.argv.slice(2);
  const steps = part === '--changed' ? await partsOfChange(args.shift() ?? 'HEAD') : pick(part, args);
  if (['browser', 'slow browser', 'harmful', 'planted'].some((name) => name in steps)) {
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
  if (Object.keys(steps).length > 1) {
    console.log('\nThe slowest ten:');
    times.sort((a, b) => b.milliseconds - a.milliseconds);
    for (const { name, milliseconds } of times.slice(0, 10))
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  // People look at the end.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
  if (all.failed > 0) process.exit(1);
});

/** Without a name the daily tests; takes the name of a slow set from `args`. */
function pick(name: string | undefined, args: string[]): Record<string, Step> {
  if (name === undefined) return { check, 'unit and api': wholeUnitAndApi, browser };
  if (name === 'slow') {
    const [own] = args;
    const step = own && named[own];
    if (!step) return slow;
    args.shift();
    return { [own]: step };
  }
  const part = parts[name];
  if (!part) throw new CliError(`Say which: ${[...Object.keys(parts), 'slow'].join(', ')}.`);
  return { [name]: part };
}
