import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { afterEach, expect, test, vi } from 'vitest';
import { checkFit } from './check-fit.ts';

const root = mkdtempSync(join(tmpdir(), 'hawiyat-majors-'));
const live = '1.0.0-0123456789';
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

const typesWith = (packages: HostTypes['packages']): HostTypes => ({
  format: 1,
  modules: {},
  files: {},
  packages,
});

/** What the check of a host says, beside a live host whose declarations import other versions. */
async function said(before: HostTypes['packages'], after: HostTypes['packages']) {
  const dist = join(root, 'shell/dist');
  mkdirSync(dist, { recursive: true });
  const release = { remote: 'shell', id: '1.1.0-0123456789', types: 'types.json' };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  writeFileSync(join(dist, 'types.json'), JSON.stringify(typesWith(after)));
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/releases/live')
        ? { releases: [{ remote: 'shell', id: live, types: 'types.json' }] }
        : typesWith(before),
    ),
  );
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await checkFit(root, 'https://panel.example', 'token', 'shell')).toEqual({});
  return warn.mock.calls.flat();
}

test('a package of another major version than a live host’s is named, and refuses nothing', async () => {
  const before = { '@chakra-ui/react': '3.37.0', '@types/react': '19.3.0', nanostores: '0.9.1' };
  const after = { '@chakra-ui/react': '4.0.1', '@types/react': '19.4.0', nanostores: '0.10.0' };
  expect(await said(before, after)).toEqual([
    expect.stringContaining(`shell ${live} has types of @chakra-ui/react 3.37.0, this host of 4.0.1`),
    expect.stringContaining(`shell ${live} has types of nanostores 0.9.1, this host of 0.10.0`),
  ]);
});

test.each([
  ['a minor version', { zod: '4.6.7' }, { zod: '4.7.0' }],
  ['a package that only one of them imports', { zod: '4.6.7' }, { nanostores: '1.5.5' }],
])('nothing is said of %s', async (_, before, after) => {
  expect(await said(before, after)).toEqual([]);
});
