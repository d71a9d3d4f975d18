// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildOne } from '../../tools/lib/build.mjs';
import { headlessShell } from '../../tools/lib/chromium.mjs';
import { CliError } from '../../tools/lib/cli-error.mjs';
import { run } from '../../tools/lib/run.mjs';
import { program } from '../../tools/testing/ran.mjs';
import { checkArea, choosePanel } from './panel.mjs';
import { project, root } from './project.mjs';

/** @param {string} folder @returns {boolean} whether a test is below it */
const hasTests = (folder) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) => /\.test\.tsx?$/.test(path));

/** `hawiyat test`: unit tests in `src`, and browser tests in `e2e` on the panel's pages. @param {string[]} args */
export default async function test(args) {
  const { name, folder } = project();
  const configuration = (/** @type {string} */ file) => join(root, 'sdk/testing', file);
  /** @param {string} file @param {string[]} more */
  const succeeds = async (file, more, env = {}) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, show: true };
    return (await run(process.execPath, [file, ...more, ...args], options)).code === 0;
  };
  let passed = true;
  if (hasTests(join(folder, 'src'))) {
    const given = ['run', '--root', folder, '--config', configuration('vitest.config.mjs')];
    passed = await succeeds(program('vitest', 'vitest.mjs'), given);
  }
  if (hasTests(join(folder, 'e2e'))) {
    await checkArea(await choosePanel(), name);
    await buildOne(root, name);
    const given = ['test', '--config', configuration('playwright.config.mjs'), '--pass-with-no-tests'];
    const env = { CHROME_PATH: await headlessShell(root), PROJECT: folder };
    passed = (await succeeds(program('@playwright/test', 'cli.js'), given, env)) && passed;
  }
  if (!passed) throw new CliError('Some tests fail: see the lines above.');
}
