import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Releasable, RemoteName } from '../contract/platform/areas.ts';
import { buildOnce } from './build-once.ts';

const root = join(import.meta.dirname, '../..');

/** A change of a remote's sources: a replacement in one file, or a new file. */
export type Edit =
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly text: string };

/** Copies the sources of a remote or of the host, so that a test can edit them. @returns the copy's folder */
export function copyPackage(name: Releasable): string {
  const folder = join(mkdtempSync(join(tmpdir(), `${name}-`)), name);
  const skipped = /\/(node_modules|dist|e2e|tsconfig\.json)$/;
  cpSync(join(root, name), folder, { recursive: true, filter: (path) => !skipped.test(path) });
  symlinkSync(join(root, name, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds another release of a remote from an edited copy of its folder, once a run.
 * @param version its next semver
 * @returns the built folder, the caller's own: `release.json` and the files it lists
 * @throws when an edit finds nothing to change, or the build fails
 */
export function buildVariant(name: RemoteName, version: string, edits: readonly Edit[]): Promise<string> {
  return buildOnce([name, version, edits], () => buildEdited(name, version, edits));
}

async function buildEdited(name: RemoteName, version: string, edits: readonly Edit[]): Promise<string> {
  const folder = copyPackage(name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }));
  for (const edit of edits) applyEdit(folder, edit);
  return buildCopy(name, folder);
}

/**
 * Builds a copy of a package.
 * @param folder the copy's
 * @returns the built folder
 */
export async function buildCopy(name: Releasable, folder: string): Promise<string> {
  const rsbuild = createRequire(join(root, name, 'x')).resolve('@rsbuild/core/package.json');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(dirname(rsbuild), 'bin/rsbuild.js'), 'build'], {
    cwd: folder,
    env,
  });
  return join(folder, 'dist');
}

/** @throws when the edit finds nothing to change */
export function applyEdit(folder: string, edit: Edit): void {
  const path = join(folder, edit.file);
  if ('text' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text);
    return;
  }
  const before = readFileSync(path, 'utf8');
  if (!before.includes(edit.from)) throw new Error(`${path} holds no «${edit.from}»`);
  writeFileSync(path, before.replaceAll(edit.from, edit.to));
}
