import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const readmes = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*README.md', '*decisions.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

/** Paths that only a build or a run creates. */
const generated = /(^|\/)(dist|dist-dev|node_modules|\.data|test-results)(\/|$)/;
const extension = /\.(ts|tsx|mjs|css|md|json|html|yml|png|conf|service)$/;

test('each package has a README', () => {
  const packages = [
    'shell',
    'shared',
    'sdk',
    'api',
    'tools',
    'mf-fleet',
    'mf-insights',
    'mf-marketing',
    'mf-orders',
  ];
  expect(packages.filter((name) => !existsSync(join(root, name, 'README.md')))).toEqual([]);
});

const largest = { lines: 120, words: 900 };

test.each(readmes.filter((path) => /^(\w|-)+\/README\.md$|^README\.md$/.test(path)))(
  '%s is read in minutes',
  (readme) => {
    const text = readFileSync(join(root, readme), 'utf8').trim();
    expect(text.split('\n').length).toBeLessThanOrEqual(largest.lines);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(largest.words);
  },
);

test.each(readmes)('every path that %s names exists', (readme) => {
  const text = readFileSync(join(root, readme), 'utf8');
  const folder = join(root, dirname(readme));
  const named = [...text.matchAll(/[\w.@~-]+(?:\/[\w.@-]+)+\/?|(?<=`)[\w-]+(?:\.[\w-]+)+(?=`)/g)]
    .filter(([path], index, all) => all.findIndex(([other]) => other === path) === index)
    .filter(({ 0: path, index }) => isPath(path, text.slice(Math.max(0, index - 1), index)))
    .map(([path]) => path);
  const missing = named.filter(
    (path) => ![folder, root, join(folder, 'src')].some((base) => existsSync(join(base, path))),
  );
  expect(missing).toEqual([]);
});

/** Whether a word with slashes or dots is a path of the repository: by its first folder or its extension. */
function isPath(word: string, before: string): boolean {
  if (generated.test(word) || /[:/…*<{?=]/.test(before)) return false;
  return (
    /^(shell|shared|api|tools|mf-(fleet|insights|marketing|orders)|src|e2e|bench|soak|testing)\//.test(
      word,
    ) || extension.test(word)
  );
}

test.each(readmes)('every command that %s names exists', (readme) => {
  const text = readFileSync(join(root, readme), 'utf8');
  const named = [...text.matchAll(/(?:`|^)npm (?:run (?:-s )?)?([a-z:-]+)/gm)].map(
    ([, script]) => script ?? '',
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('tools/README.md names every command', () => {
  const text = readFileSync(join(root, 'tools/README.md'), 'utf8');
  expect(Object.keys(scripts).filter((script) => !new RegExp(`npm (run )?${script}\\b`).test(text))).toEqual(
    [],
  );
});
