// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runCli } from '../lib/cli-error.mjs';
import { run } from '../lib/run.mjs';
import { exempt, identifiers, missingDocuments, paths } from './old-words.mjs';

const root = join(import.meta.dirname, '../..');
const oldNames = new Set(identifiers);

/**
 * @param {string} path in the repository
 * @param {string} text the file's content
 * @returns {string[]} what must not come back, by line
 */
export function faultsIn(path, text) {
  const inPath = paths.some((pattern) => pattern.test(path)) ? [`${path}: an old name`] : [];
  const inLines = text.split('\n').flatMap((line, index) => {
    const old = line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.find((name) => oldNames.has(name));
    if (old) return [`${path}:${index + 1}: ${old}`];
    const missing = missingDocuments.exec(proseIn(path, line))?.[0];
    return missing ? [`${path}:${index + 1}: ${missing} is no document of this repository`] : [];
  });
  return [...inPath, ...inLines];
}

/** @returns what people read: of code its comments, for a variable may be called as a document was */
const proseIn = (/** @type {string} */ path, /** @type {string} */ line) =>
  /\.(md|html)$/.test(path) ? line : (/(?:^\s*\*|\/\/|\/\*).*$/.exec(line)?.[0] ?? '');

/** Searches all tracked files; a copy without Git has nothing to search. */
async function check() {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  if (code !== 0) return;
  const files = output
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|cjs|css|md|json|html)$/.test(path) && !exempt.test(path));
  const faults = files.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')));
  if (faults.length > 0) throw new CliError(`Old words (tools/words/old-words.mjs):\n${faults.join('\n')}`);
}

if (process.argv[1] === import.meta.filename) await runCli(check);
