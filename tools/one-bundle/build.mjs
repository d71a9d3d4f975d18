// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run.mjs';
import { runOrSay, Sentence } from '../sentence.mjs';

const shell = join(import.meta.dirname, '../../shell');

/**
 * Builds the same code as one application, as a release of the host that every server takes.
 * @returns {Promise<string>} the built folder
 * @throws {Sentence} when the build fails
 */
export async function buildOneBundle() {
  const rsbuild = createRequire(join(shell, 'x')).resolve('@rsbuild/core/package.json');
  const config = join(import.meta.dirname, 'rsbuild.config.ts');
  const { code, output } = await run(
    process.execPath,
    [join(dirname(rsbuild), 'bin/rsbuild.js'), 'build', '-c', config],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Sentence(`The build of the one application failed:\n${output}`);
  const folder = join(import.meta.dirname, 'dist');
  const list = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(list, 'utf8'));
  // Not the host's own id: a server that has both must tell them apart.
  release.id = release.id.replace(/^[\d.]+/, '0.0.0');
  writeFileSync(list, JSON.stringify(release));
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runOrSay(async () => console.log(await buildOneBundle()));
}
