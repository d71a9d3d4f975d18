import { run } from '../lib/run.ts';

/** The commit of a checkout, with `-dirty` when it has uncommitted changes; null without Git. */
export async function commitOf(root: string): Promise<string | null> {
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  if (code !== 0) return null;
  const { output: changes } = await run('git', ['status', '--porcelain'], { cwd: root });
  return `${output.trim()}${changes === '' ? '' : '-dirty'}`;
}

/** The subject of its commit, cut to the contract's 200 characters; null without Git. */
export async function subjectOf(root: string): Promise<string | null> {
  const { code, output } = await run('git', ['log', '-1', '--format=%s'], { cwd: root });
  const text = output.replace(/\p{Cc}/gu, ' ').trim();
  return code === 0 && text !== '' ? text.slice(0, 200).replace(/[\ud800-\udbff]$/, '') : null;
}
