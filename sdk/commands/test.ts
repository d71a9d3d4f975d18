import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildOne } from '../lib/build.ts';
import { headlessShell } from '../lib/chromium.ts';
import { CliError } from '../lib/cli-error.ts';
import { program } from '../lib/program.ts';
import { project, root } from '../lib/project.ts';
import { run } from '../lib/run.ts';
import { checkArea, choosePanel } from './panel.ts';

const hasTests = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) => /\.test\.tsx?$/.test(path));

/** `hawiyat test`: unit tests in `src`, and browser tests in `e2e` on the panel's pages. */
export default async function test(args: string[]) {
  const { name, folder } = project();
  // A checkout has TypeScript here, a project a script.
  const configuration = (name: string) =>
    join(root, 'sdk/testing', `${name}.config${extname(import.meta.filename)}`);
  const succeeds = async (file: string, more: string[], env = {}) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, show: true };
    return (await run(process.execPath, [file, ...more, ...args], options)).code === 0;
  };
  let passed = true;
  if (hasTests(join(folder, 'src'))) {
    const given = ['run', '--root', folder, '--config', configuration('vitest')];
    // Tests import the same copy.
    passed = await succeeds(program('vitest', 'vitest.mjs', folder), given);
  }
  if (hasTests(join(folder, 'e2e'))) {
    await checkArea(await choosePanel(), name);
    await buildOne(root, name);
    const given = ['test', '--config', configuration('playwright'), '--pass-with-no-tests'];
    const env = { CHROME_PATH: await headlessShell(root), PROJECT: folder };
    passed = (await succeeds(program('@playwright/test', 'cli.js'), given, env)) && passed;
  }
  if (!passed) throw new CliError('Some tests fail: see the lines above.');
}
