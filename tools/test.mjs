// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { runOrSay } from './sentence.mjs';

const root = join(import.meta.dirname, '..');
const count = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @param {string} what @param {() => Promise<{ passed: number, failed: number }>} step */
async function counted(what, step) {
  const started = Date.now();
  console.log(`\n── ${what}`);
  const { passed, failed } = await step();
  count.passed += passed;
  count.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${what}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
}

/** A check that is one test: it passes or fails as a whole, and speaks only when it fails. */
const check = (/** @type {string} */ script) => async () => {
  const { code, output } = await run('npm', ['run', '--silent', script], { cwd: root });
  if (code !== 0) {
    console.log(output);
    failures.push(`npm run ${script}\n  ${output.slice(-1500)}`);
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** @param {string} name @param {string} file @returns {string} a program of a package that the tools depend on */
function program(name, file) {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}

/** A runner that fails outside of any test (a broken configuration, a crashed worker) counts as one failure. */
const judged = (/** @type {number} */ code, /** @type {{ passed: number, failed: number }} */ it) =>
  code !== 0 && it.failed === 0 ? { ...it, failed: 1 } : it;

/**
 * Said again at the very end: what thousands of lines of browser tests have pushed away is read by nobody.
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string,
 *   failureMessages: string[] }[] }[] }} report
 */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((it) => it.status === 'failed');
    const told = failed.map((it) => `${it.fullName}\n  ${it.failureMessages.join('\n').slice(0, 1500)}`);
    // A file that could not even be read has no test that failed.
    if (told.length === 0 && message) told.push(message);
    return told.map((it) => `${relative(root, name)} › ${it}`);
  });
}

/** @param {string} report */
async function vitest(report) {
  const args = ['run', '--root', root, '--config', 'tools/vitest.config.ts'];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const { code } = await run(process.execPath, [program('vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    show: true,
  });
  const it = JSON.parse(readFileSync(report, 'utf8'));
  failures.push(...failedTests(it));
  return judged(code, { passed: it.numPassedTests, failed: it.numFailedTests });
}

/** @param {string} report */
async function playwright(report) {
  const { chromium } = await import('./chromium.mjs');
  const env = {
    ...process.env,
    CHROME_PATH: await chromium(root),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const args = ['test', '--config', 'tools/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(process.execPath, [program('@playwright/test', 'cli.js'), ...args], {
    cwd: root,
    env,
    show: true,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return judged(code, { passed: stats.expected, failed: stats.unexpected + stats.flaky });
}

await runOrSay(async () => {
  await install(root);
  const { build } = await import('./build.mjs');
  const reports = mkdtempSync(join(tmpdir(), 'hawiyat-test-'));
  try {
    await build(root);
    await counted('format and lint', check('lint'));
    await counted('types', check('types'));
    await counted('import rules', check('imports'));
    await counted('unit and API tests', () => vitest(join(reports, 'vitest.json')));
    await counted('browser tests', () => playwright(join(reports, 'playwright.json')));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  for (const it of failures) console.log(`\n✗ ${it}`);
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) process.exit(1);
});
