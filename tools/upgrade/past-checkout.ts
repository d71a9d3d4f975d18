import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';

/** Checks a released commit out and builds it with its own commands. */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await cloneCommit(root, commit, folder);
  await buildCheckout(folder);
}

/** Checks a commit out into an empty folder, or one that does not exist. */
export async function cloneCommit(root: string, commit: string, folder: string): Promise<void> {
  const git = (cwd: string, ...args: string[]) => run('git', args, { cwd });
  const isThere = async () => (await git(root, 'cat-file', '-e', `${commit}^{commit}`)).code === 0;
  if (!(await isThere())) await git(root, 'fetch', '--quiet', 'origin', commit);
  if (!(await isThere()))
    throw new CliError(
      `This history lacks the released commit ${commit}, and origin does not give it: run git fetch --unshallow.`,
    );
  const cloned = await git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder);
  const { code, output } = cloned.code === 0 ? await git(folder, 'checkout', '--quiet', commit) : cloned;
  if (code !== 0) throw new CliError(`${commit} could not be checked out: ${output.trim()}`);
}

/** Installs and builds a checkout with its own commands. */
export async function buildCheckout(folder: string): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build'], { cwd: folder });
  if (code !== 0) throw new CliError(`The build of ${folder} failed:\n${output.slice(-2000)}`);
}
