// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, runCli } from '../cli-error.mjs';
import { run } from '../run.mjs';

const shell = join(import.meta.dirname, '../../shell');

/** The name of a module that is lent to remotes: one application that lends any would be no measure of what it costs. */
const lent = /@hawiyat\/shared\/ui/;

/**
 * Builds the same code as one application, as a release of the host that every server takes.
 * @param {'optimized' | 'default'} form with all that the host does for the first sight, or as people usually build it
 * @returns {Promise<string>} the built folder
 * @throws {CliError} when the build fails, or lends modules as a host does
 */
export async function buildMonolith(form) {
  const rsbuild = createRequire(join(shell, 'x')).resolve('@rsbuild/core/package.json');
  const config = join(import.meta.dirname, form === 'default' ? 'default' : '', 'rsbuild.config.ts');
  const { code, output } = await run(
    process.execPath,
    [join(dirname(rsbuild), 'bin/rsbuild.js'), 'build', '-c', config],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new CliError(`The build of the one application failed:\n${output}`);
  const folder = join(import.meta.dirname, 'dist', form);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((text) =>
    text.endsWith('.js'),
  );
  const federated = scripts.filter((script) => lent.test(readFileSync(join(folder, script), 'utf8')));
  if (federated.length > 0) throw new CliError(`The one application lends modules to remotes: ${federated}`);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    for (const form of /** @type {const} */ (['optimized', 'default']))
      console.log(await buildMonolith(form));
  });
}
