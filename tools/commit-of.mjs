// @ts-check
import { run } from './run.mjs';

/**
 * @param {string} root the checkout
 * @returns {Promise<string | null>} its commit, with `-dirty` when it has uncommitted changes; null without Git
 */
export async function commitOf(root) {
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  if (code !== 0) return null;
  const { output: changes } = await run('git', ['status', '--porcelain'], { cwd: root });
  return `${output.trim()}${changes === '' ? '' : '-dirty'}`;
}
