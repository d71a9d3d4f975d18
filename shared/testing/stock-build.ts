import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
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
import type { Release } from '../contract/platform/releases.ts';
import { remoteContract } from '../federation/remote.ts';
import { sharedPackage } from '../federation/shared-package.ts';

const root = join(import.meta.dirname, '../..');
const installed = join(root, 'shared/node_modules');

function dependenciesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
}

/** Lays dependencies into a folder of modules, as an install would. */
export async function installInto(modules: string, dependencies: readonly string[]): Promise<void> {
  for (const dependency of dependencies) {
    const folder = join(modules, dependency);
    if (existsSync(folder)) continue;
    mkdirSync(dirname(folder), { recursive: true });
    if (dependency === '@hawiyat/shared') await unpackShared(folder, modules);
    else symlinkSync(join(installed, dependency), folder);
  }
}

/** Unpacks the package in the built host's release, and lays what it depends on beside it. */
async function unpackShared(folder: string, modules: string): Promise<void> {
  mkdirSync(folder);
  const archive = join(root, 'shell/dist', sharedPackage);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  await installInto(modules, dependenciesOf(folder));
}

/**
 * Copies a fixture out of the checkout, with its dependencies.
 * @returns the copy's folder
 */
async function copyFixture(name: string): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), `${name}-`)), name);
  cpSync(join(import.meta.dirname, 'stock', name), folder, { recursive: true });
  await installInto(join(folder, 'node_modules'), dependenciesOf(folder));
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
export const buildStockHost = async (): Promise<string> => build(await copyFixture('stock-host'));

/**
 * Builds a remote that was written outside of this repository, as a release of mf-fleet.
 * @returns the built folder, with the manifest that publishing takes
 */
export async function buildStockRemote(): Promise<string> {
  const id = '9.0.0-0123456789';
  const globalName = 'mf_fleet__9_0_0_0123456789';
  const dist = await build(await copyFixture('stock-remote'), { RELEASE_NAME: globalName });
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
    contract: remoteContract,
    entry: 'remoteEntry.js',
    preload: [],
    importedNames: { '@hawiyat/shared/ui': ['Heading'] },
    routes: ['/containers'],
    files,
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

/** @returns `package.json` of a package as a registry serves it */
export async function manifestOfPackage(archive: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(folder, 'package.tgz'), archive);
  await promisify(execFile)('tar', ['-xzf', join(folder, 'package.tgz'), '-C', folder]);
  return JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies: Record<string, string>;
  };
}
