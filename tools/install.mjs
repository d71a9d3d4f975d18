// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';

export const pnpm = 'pnpm@12.21.0';

/**
 * Installs exactly what the lockfile says, unless that was already done. It is explicit because pnpm's own check before a
 * script runs the script even when the install failed.
 *
 * @param {string} root the workspace's folder
 * @param {{ isNew?: boolean }} [options] a package was added and is not in the lockfile yet
 * @throws {CliError} when the install fails; nothing is marked as installed then
 */
export async function install(root, { isNew = false } = {}) {
  // npm has installed the SDK, which has no lockfile.
  if (!existsSync(join(root, 'pnpm-lock.yaml'))) return;
  const stamp = join(root, 'node_modules/.installed-lockfile');
  const hashOfLockfile = () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'pnpm-lock.yaml')))
      .digest('hex');
  if (!isNew && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLockfile()) return;

  console.log('Installing packages (once per lockfile) …');
  const args = ['--yes', pnpm, 'install', isNew ? '--no-frozen-lockfile' : '--frozen-lockfile'];
  const { code, output } = await run('npx', [...args, '--reporter=append-only'], { cwd: root });
  if (code !== 0) {
    console.error(output.split('\n').slice(-15).join('\n'));
    throw new CliError(
      'The packages could not be installed: see the lines above, then run the command again.',
    );
  }
  writeFileSync(stamp, hashOfLockfile());
  if (existsSync(join(root, '.git')))
    await run('git', ['config', 'core.hooksPath', 'tools/commits/hooks'], { cwd: root });
}
