import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { exempt, identifiers, missingDocuments, paths } from './old-words.ts';

const root = join(import.meta.dirname, '../..');
const oldNames = new Set(identifiers);

/** @param path in the repository @param text the file's content @returns what must not come back, by line */
export function faultsIn(path: string, text: string): string[] {
  const inPath = paths.some((pattern) => pattern.test(path)) ? [`${path}: an old name`] : [];
  const inLines = text.split('\n').flatMap((line, index) => {
    const old = line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.find((name) => oldNames.has(name));
    const missing = missingDocuments.exec(line)?.[0];
    const found = old ?? missing;
    return found ? [`${path}:${index + 1}: ${found}`] : [];
  });
  return [...inPath, ...inLines];
}

/** Searches all tracked files; a copy without Git has nothing to search. */
async function check() {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  if (code !== 0) return;
  const files = output
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|cjs|css|md|json|html)$/.test(path) && !exempt.test(path));
  const faults = files.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')));
  if (faults.length > 0) throw new CliError(`Old words (tools/words/old-words.ts):\n${faults.join('\n')}`);
}

if (process.argv[1] === import.meta.filename) await runCli(check);
