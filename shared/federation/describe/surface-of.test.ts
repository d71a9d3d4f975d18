import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, remotes } from '@hawiyat/shared/contract/remotes';
import { expect, test } from 'vitest';
import { flowBetween } from '../surface/flow.ts';
import { importsOf } from './imports-of.ts';
import { keptSurface } from './kept-surface.ts';
import { pick } from './pick.ts';
import { routesOf } from './routes-of.ts';

const root = join(import.meta.dirname, '../../..');
const surface = keptSurface(root);
const entryOf = (name: string) => join(root, name, 'src/remote.tsx');

const indexes = {
  '@hawiyat/shared/router': 'router.ts',
  '@hawiyat/shared/state': 'state/index.ts',
  '@hawiyat/shared/ui': 'ui/index.ts',
  '@hawiyat/shared/ui/extra': 'ui/extra/index.ts',
};

test.each(Object.entries(indexes))('every value that %s exports is described', (module, file) => {
  const text = readFileSync(join(root, 'shared', file), 'utf8');
  const named = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const values = named.map((item) => item.trim()).filter((item) => item && !item.startsWith('type '));
  expect(Object.keys(surface.modules[module] ?? {}).sort()).toEqual(values.sort());
});

test('every call of the contract is described', () => {
  const folder = join(root, 'shared/contract');
  const texts = readdirSync(folder).map((text) => readFileSync(join(folder, text), 'utf8'));
  const calls = texts.flatMap((text) =>
    [...text.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name),
  );
  const described = Object.values(surface.modules).flatMap((names) =>
    Object.entries(names)
      .filter(([, it]) => typeof it === 'object' && 'endpoint' in it)
      .map(([name]) => name),
  );
  expect(described.sort()).toEqual(calls.sort());
});

/** Places at which a shape says nothing. */
function places(shape: unknown, silent: string, at = ''): string[] {
  if (shape === silent) return [at];
  if (typeof shape !== 'object' || shape === null) return [];
  return Object.entries(shape).flatMap(([key, it]) => places(it, silent, at ? `${at}/${key}` : key));
}

test('only what a part takes by any name is described as anything', () => {
  const { modules, types } = surface;
  expect(places({ ...modules['@hawiyat/shared/ui'], ...types }, 'any')).toEqual([
    // The attributes of an element that `as` may name.
    'Link/calls/0/takes/0/type/index',
    'LinkButton/calls/0/takes/0/type/index',
  ]);
  expect(places({ ...modules, '@hawiyat/shared/ui': {} }, 'any')).toEqual([]);
});

test('what rests on a type parameter is told by its text, and that is in few places', () => {
  const deferred = JSON.stringify(surface).match(/"deferred":"(?:[^"\\]|\\.)*"/g) ?? [];
  const starts = [
    ...new Set(deferred.map((text) => text.slice('"deferred":"'.length).replace(/\\?[";].*/, ''))),
  ];
  expect(starts.sort()).toEqual([
    'Input[N]',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type.
    '`/api/${string}`',
    'keyof Input & string',
    '{ [K in ',
    '{ [P in keyof Input]?: Input[P] | undefined',
  ]);
});

test('nothing of the machine is in the description', () => {
  const text = JSON.stringify(surface);
  expect(text).not.toContain(root);
  expect(text).not.toContain('node_modules');
  expect(text).not.toContain('__@');
});

test.each(remoteNames)('%s draws paths of its own alone, which stand in its exposed module', (name) => {
  const routes = routesOf(entryOf(name));
  for (const path of remotes[name].paths) expect(routes).toContain(path);
});

test.each(remoteNames)(
  '%s imports nothing that the host does not describe, and the calls that it makes',
  (name) => {
    const picked = pick(surface, importsOf(root, entryOf(name)));
    expect(Object.keys(picked.modules)).toContain('@hawiyat/shared/state');
    expect(JSON.stringify(picked).length).toBeLessThan(JSON.stringify(surface).length / 2);
  },
);

test('a store that carries our own data tells of it', () => {
  const text = JSON.stringify(
    pick(surface, new Map([['@hawiyat/shared/state', new Set(['$drivers', '$session'])]])),
  );
  expect(text).toContain('licenseNumber');
  expect(text).toContain('token');
});

test('everything fits itself, by its structure', () => {
  const flow = flowBetween({ host: surface.types, remote: surface.types });
  for (const names of Object.values(surface.modules))
    for (const [name, shape] of Object.entries(names))
      expect(flow(shape, shape, { toHost: false, at: name })).toEqual([]);
});
