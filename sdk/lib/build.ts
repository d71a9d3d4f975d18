import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashOfInputs, inputFolders, releaseId } from '@hawiyat/shared/federation/release-id';
import { CliError } from './cli-error.ts';
import { program } from './program.ts';
import { folderOf, ownProject } from './project.ts';
import { run } from './run.ts';

export function builtPackages(root: string): string[] {
  const project = ownProject(root);
  if (project) return [project.name];
  return ['api', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
}

function stampOf(root: string, name: string): { file: string; current: string; upToDate: boolean } {
  if (name === 'api') {
    const file = join(root, name, 'dist/inputs');
    const current = hashOfInputs(root, inputFolders(name));
    return { file, current, upToDate: existsSync(file) && readFileSync(file, 'utf8') === current };
  }
  // The build writes it last: an interrupted one has none.
  const folder = folderOf(root, name);
  const file = join(folder, 'dist/release.json');
  const current = releaseId(root, name, relative(root, folder));
  return {
    file,
    current,
    upToDate: existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).id === current,
  };
}

export async function buildOne(root: string, name: string): Promise<boolean> {
  const stamp = stampOf(root, name);
  if (stamp.upToDate) return false;
  const cwd = folderOf(root, name);
  const rsbuild = program('@rsbuild/core', 'bin/rsbuild.js', cwd);
  const started = Date.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [rsbuild, 'build'], { cwd, env });
  if (code !== 0) {
    console.error(output);
    throw new CliError(`The build of ${name} failed: see the lines above.`);
  }
  if (name === 'api') writeFileSync(stamp.file, stamp.current);
  console.log(`  ${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

/** Builds what has changed, two packages at a time. */
export async function build(root: string) {
  const waiting = builtPackages(root);
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(root, name);
  };
  await Promise.all([worker(), worker()]);
}
