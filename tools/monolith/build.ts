import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';

const shell = join(import.meta.dirname, '../../shell');

/** Name of a shared module: a baseline with a share scope would not measure its cost. */
const sharedModule = /@hawiyat\/shared\/ui/;

/**
 * Builds the same code as one application, in the form of a host release.
 * @param form with the host's optimizations, or with the bundler's defaults
 * @returns the built folder
 * @throws CliError when the build fails, or has a share scope
 */
export async function buildMonolith(form: 'optimized' | 'default'): Promise<string> {
  const config = join(import.meta.dirname, form === 'default' ? 'default' : '', 'rsbuild.config.ts');
  const { code, output } = await run(
    process.execPath,
    [program('@rsbuild/core', 'bin/rsbuild.js', shell), 'build', '-c', config],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new CliError(`The build of the monolith failed:\n${output}`);
  const folder = join(import.meta.dirname, 'dist', form);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  const federated = scripts.filter((script) => sharedModule.test(readFileSync(join(folder, script), 'utf8')));
  if (federated.length > 0) throw new CliError(`The monolith shares modules with remotes: ${federated}`);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    for (const form of ['optimized', 'default'] as const) console.log(await buildMonolith(form));
  });
}
