// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const pnpm = 'pnpm@12.21.0';

/**
 * Installs what the lockfile says, once: pnpm's own check before a script would run it even after a failed install.
 * @param {string} root the workspace's folder
 * @param {{ isNew?: boolean }} [options] a new package is not in the lockfile yet
 */
export function install(root, { isNew = false } = {}) {
  const stamp = join(root, 'node_modules/.installed-lockfile');
  const hashOfLockfile = () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'pnpm-lock.yaml')))
      .digest('hex');
  if (!isNew && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLockfile()) return;

  console.log('Installing packages (once per lockfile) …');
  const args = ['--yes', pnpm, 'install', isNew ? '--no-frozen-lockfile' : '--frozen-lockfile'];
  const { status, stdout, stderr, error } = spawnSync('npx', [...args, '--reporter=append-only'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  });
  if (status !== 0) {
    console.error([stdout, stderr, error?.message].join('').split('\n').slice(-15).join('\n'));
    console.error('\nThe packages could not be installed: see the lines above, then run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, hashOfLockfile());
  if (existsSync(join(root, '.git')))
    spawnSync('git', ['config', 'core.hooksPath', 'tools/commits/hooks'], { cwd: root });
}
