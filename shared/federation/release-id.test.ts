import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { remoteNames } from './checkout-areas.ts';
import { hashOfInputs, inputFiles, inputFolders } from './release-id.mjs';
import { takenFromHost } from './shared-scope.ts';

const root = join(import.meta.dirname, '../..');
const own = '@hawiyat/shared/';

/** Imports of the shared package in a package's sources, without its tests. */
function importedBy(name: string): string[] {
  const files = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return sources.flatMap((source) => {
    const text = readFileSync(join(root, name, 'src', source), 'utf8');
    return [...text.matchAll(/from '(@hawiyat\/shared\/[^']+)'/g)].map(([, module = '']) => module);
  });
}

test.each(remoteNames)('every shared module that %s bundles is an input of its release id', (name) => {
  const fromHost = Object.keys(takenFromHost());
  const inputs = inputFolders(name).map((folder) => `${folder.replace('shared/', own)}/`);
  const bundled = new Set(importedBy(name).filter((text) => !fromHost.includes(text)));
  expect(bundled.size).toBeGreaterThan(0);
  expect([...bundled].filter((text) => inputs.every((folder) => !text.startsWith(folder)))).toEqual([]);
});

test.each(['api', 'shell', ...remoteNames])('docs of calls are inputs of the server alone: %s', (name) => {
  const inputs = inputFiles(root, inputFolders(name));
  expect(inputs.some((path) => path.endsWith('.docs.ts'))).toBe(name === 'api');
});

test.each([
  ['README.md', false],
  ['decisions.md', false],
  ['src/README.md', false],
  ['CHANGELOG.md', false],
  ['LICENSE', false],
  ['src/orders-screen.tsx.bak', false],
  ['src/orders-screen.tsx~', false],
  ['billing.pem', false],
  ['.github/workflows/release.yml', false],
  ['src/remote.test.tsx', false],
  ['src/remote.tsx', true],
  ['src/legal/privacy-policy.md', true],
  ['trial.ts', true],
  ['area.json', true],
  ['.browserslistrc', true],
])('whether %s is part of a release’s id: %s', (path, isPart) => {
  const workspace = mkdtempSync(join(tmpdir(), 'hawiyat-inputs-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(workspace, 'mf-orders', name)), { recursive: true });
    writeFileSync(join(workspace, 'mf-orders', name), text);
  };
  write('package.json', '{}');
  write(path, 'before');
  const before = hashOfInputs(workspace, ['mf-orders']);
  write(path, 'after');
  expect(hashOfInputs(workspace, ['mf-orders']) !== before).toBe(isPart);
  rmSync(workspace, { recursive: true });
});

describe('of the lockfile', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const hashWith = (text: string) => {
    const workspace = mkdtempSync(join(tmpdir(), 'hawiyat-inputs-'));
    mkdirSync(join(workspace, 'mf-orders'));
    writeFileSync(join(workspace, 'mf-orders/remote.tsx'), '');
    writeFileSync(join(workspace, 'tsconfig.base.json'), '{}');
    writeFileSync(join(workspace, 'pnpm-lock.yaml'), text);
    const hash = hashOfInputs(workspace, ['mf-orders']);
    rmSync(workspace, { recursive: true });
    return hash;
  };
  const before = hashWith(lockfile);
  const dependencies =
    '    dependencies:\n      react:\n        specifier: 1.0.0\n        version: 1.0.0\n\n';

  test.each([
    ['a new package of the workspace', '\n  mf-fleet:\n', `\n  mf-billing:\n${dependencies}  mf-fleet:\n`],
    ['another package’s new dependency', '\n  mf-fleet:\n', `\n  mf-fleet:\n${dependencies}`],
  ])('%s changes no release id', (_, from, to) => {
    expect(lockfile).toContain(from);
    expect(hashWith(lockfile.replace(from, to))).toBe(before);
  });

  test.each([
    ['its own dependency', '\n  mf-orders:\n', `\n  mf-orders:\n${dependencies}`],
    ['a library that changes', '\n  react@19', '\n  react@20'],
  ])('%s changes its id', (_, from, to) => {
    expect(lockfile).toContain(from);
    expect(hashWith(lockfile.replace(from, to))).not.toBe(before);
  });
});
