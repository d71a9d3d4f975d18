import { basename } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';

/**
 * @param root the checkout
 * @param since a commit
 * @returns paths that differ from it, new files among them
 * @throws CliError when there is no such commit
 */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const asked = [
    ['diff', '--name-only', since, '--'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const answers = await Promise.all(asked.map((args) => run('git', args, { cwd: root })));
  const failed = answers.find(({ code }) => code !== 0);
  if (failed) throw new CliError(`Git does not say what has changed: ${failed.output.trim()}`);
  return answers.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

/** @param root the checkout @param patterns as Git's */
export async function trackedFiles(root: string, patterns: string[]): Promise<string[]> {
  const { output } = await run('git', ['ls-files', '--', ...patterns], { cwd: root });
  return output.split('\n').filter(Boolean);
}

/**
 * Chooses the browser tests of a change by name: those that are named after the file or the folder that changed (of a
 * folder the daily ones, if it has any), else the daily ones of its package. The server's code has tests of its own.
 * @param changed paths
 * @param tests paths of all browser tests, the slow ones among them
 * @returns of them
 */
export function browserTestsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const daily = tests.filter((path) => path.endsWith('.test.ts'));
  const chosen = changed.flatMap((path) => {
    if (tests.includes(path)) return [path];
    if (/^shared\/(?!.*\.test\.ts$)/.test(path)) return daily;
    const [owner = '', source, ...folders] = path.split('/');
    const file = folders.pop();
    if (source !== 'src' || !file || file.includes('.test.')) return [];
    const own = tests.filter((test) => test.startsWith(`${owner}/e2e/`));
    const named = (name: string) => own.filter((test) => nameOf(test) === name);
    const below = (name: string) => {
      const quick = own.filter((test) => daily.includes(test) && `${nameOf(test)}-`.startsWith(`${name}-`));
      return quick.length > 0 ? quick : named(name);
    };
    const ofFile = named(nameOf(file));
    const ofFolder =
      folders
        .toReversed()
        .map(below)
        .find((found) => found.length > 0) ?? [];
    const both = [...ofFile, ...ofFolder];
    return both.length > 0 ? both : own.filter((test) => daily.includes(test));
  });
  return [...new Set(chosen)];
}

const nameOf = (path: string) => basename(path).replace(/\..*$/, '');
