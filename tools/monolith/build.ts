import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';

const shell = join(import.meta.dirname, '../../shell');

/** Name of a shared module: a share scope would add its cost to the baseline. */
const sharedModule = /@hawiyat\/shared\/ui/;

/** Builds the same code as one application in the form of a host release; returns its folder. */
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
