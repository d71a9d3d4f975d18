import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const settingLines = read('README.md')
  .split('\n')
  .filter((line) => /^[A-Z_]+=/.test(line));

const built = ['shell', ...remoteNames].toSorted();

test.each(['Dockerfile', 'hawiyat.service'])('%s bundles the host and every remote', (file) => {
  const [, releases = ''] = /RELEASES=(\S+)/.exec(read(file)) ?? [];
  const named = releases.split(',').map((part) => /^\/(?:opt\/)?hawiyat\/([\w-]+)\/dist$/.exec(part)?.[1]);
  expect(named.toSorted()).toEqual(built);
});

test('every named setting is read by the server', () => {
  const source = readFileSync(join(import.meta.dirname, '../../api/src/environment.ts'), 'utf8');
  const known = new Set([...source.matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(20);

  const environment = ['Dockerfile', 'hawiyat.service'].flatMap(
    (file) =>
      read(file)
        .replaceAll('\\\n', ' ')
        .match(/^(?:ENV |Environment=).*/gm) ?? [],
  );
  const named = [...settingLines, ...environment].flatMap((line) =>
    [...line.matchAll(/(?:^|[ =])([A-Z_]+)=/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
});

// For systemd and Docker everything after the sign is the value.
test('a file of settings has its comments on lines of their own', () => {
  expect(settingLines.length).toBeGreaterThan(8);
  expect(settingLines.filter((line) => /[\s#]/.test(line))).toEqual([]);
});
