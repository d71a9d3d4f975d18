// @ts-check
import { basename } from 'node:path';
import { CliError } from '../lib/cli-error.mjs';
import { run } from '../lib/run.mjs';

/**
 * @param {string} root the checkout
 * @param {string} since a commit
 * @returns {Promise<string[]>} paths that differ from it, new files among them
 * @throws {CliError} when there is no such commit
 */
export async function changedFiles(root, since) {
  const asked = [
    ['diff', '--name-only', since, '--'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const answers = await Promise.all(asked.map((args) => run('git', args, { cwd: root })));
  const failed = answers.find(({ code }) => code !== 0);
  if (failed) throw new CliError(`Git does not say what has changed: ${failed.output.trim()}`);
  return answers.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

/** @param {string} root the checkout @param {string[]} patterns as Git's @returns {Promise<string[]>} */
export async function trackedFiles(root, patterns) {
  const { output } = await run('git', ['ls-files', '--', ...patterns], { cwd: root });
  return output.split('\n').filter(Boolean);
}

/**
 * Chooses the browser tests of a change by name: those that are named after the file or the folder that changed (of a
 * folder the daily ones, if it has any), else the daily ones of its package. The server's code has tests of its own.
 * @param {readonly string[]} changed paths
 * @param {readonly string[]} tests paths of all browser tests, the slow ones among them
 * @returns {string[]} of them
 */
export function browserTestsOf(changed, tests) {
  const daily = tests.filter((path) => path.endsWith('.test.ts'));
  const chosen = changed.flatMap((path) => {
    if (tests.includes(path)) return [path];
    if (/^shared\/(?!.*\.test\.ts$)/.test(path)) return daily;
    const [owner = '', source, ...folders] = path.split('/');
    const file = folders.pop();
    if (source !== 'src' || !file || file.includes('.test.')) return [];
    const own = tests.filter((test) => test.startsWith(`${owner}/e2e/`));
    const named = (/** @type {string} */ name) => own.filter((test) => nameOf(test) === name);
    const below = (/** @type {string} */ name) => {
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

const nameOf = (/** @type {string} */ path) => basename(path).replace(/\..*$/, '');
