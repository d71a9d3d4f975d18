import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@hawiyat/shared/contract/remotes';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
/** The settings that the README shows, line by line. */
const settingLines = read('README.md')
  .split('\n')
  .filter((line) => /^[A-Z_]+=/.test(line));

const built = ['shell', ...remoteNames].toSorted();

test.each(['Dockerfile', 'hawiyat.service'])('%s brings the host and every remote along', (file) => {
  const [, releases = ''] = /RELEASES=(\S+)/.exec(read(file)) ?? [];
  const named = releases.split(',').map((part) => /^\/(?:opt\/)?hawiyat\/([\w-]+)\/dist$/.exec(part)?.[1]);
  expect(named.toSorted()).toEqual(built);
});

test('every setting that is named is one that the server reads', () => {
  const config = readFileSync(join(import.meta.dirname, '../../api/src/config.ts'), 'utf8');
  const known = new Set([...config.matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name));
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
  expect(named.filter((text) => text !== 'NODE_ENV' && !known.has(text))).toEqual([]);
});

// To systemd and to Docker alike, all that follows the sign is the value.
test('a file of settings has its comments on lines of their own', () => {
  expect(settingLines.length).toBeGreaterThan(8);
  expect(settingLines.filter((line) => /[\s#]/.test(line))).toEqual([]);
});
