import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '../contract/releases.ts';
import { packShared } from './shared-package.ts';

const root = join(import.meta.dirname, '../..');
const installed = join(root, 'shared/node_modules');

/**
 * Copies a fixture out of the checkout, with its dependencies as an install would lay them.
 * @returns the copy's folder
 */
function copyFixture(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), `${name}-`)), name);
  cpSync(join(root, 'fixtures', name), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, dependency)), { recursive: true });
    if (dependency === '@hawiyat/shared') packShared(join(modules, dependency));
    else symlinkSync(join(installed, dependency), join(modules, dependency));
  }
  return folder;
}

async function build(folder: string, env: Record<string, string> = {}): Promise<string> {
  const rsbuild = createRequire(join(root, 'shared/x')).resolve('@rsbuild/core/package.json');
  await promisify(execFile)(process.execPath, [join(dirname(rsbuild), 'bin/rsbuild.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return join(folder, 'dist');
}

/** @returns the built folder of a Module Federation host that knows nothing of this panel */
export const buildStockHost = (): Promise<string> => build(copyFixture('stock-host'));

/**
 * Builds a remote that was written outside of this repository, as a release of mf-fleet.
 * @returns the built folder, with the manifest that publishing takes
 */
export async function buildStockRemote(): Promise<string> {
  const id = '9.0.0-0123456789';
  const globalName = 'mf_fleet__9_0_0_0123456789';
  const dist = await build(copyFixture('stock-remote'), { RELEASE_NAME: globalName });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => {
      const bytes = readFileSync(join(item.parentPath, item.name));
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return { path: relative(dist, join(item.parentPath, item.name)), integrity, bytes: bytes.length };
    });
  const release: Release = {
    remote: 'mf-fleet',
    id,
    globalName,
    contract: 3,
    entry: 'remoteEntry.js',
    preload: [],
    importedNames: { '@hawiyat/shared/ui': ['Heading'] },
    routes: ['/containers'],
    files,
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}
