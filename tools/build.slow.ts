import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildOne } from '@hawiyat/sdk/lib/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { install } from './install.mjs';

const root = join(import.meta.dirname, '..');
/** Another depth and length, because bundlers write paths into their output. */
const elsewhere = join(mkdtempSync(join(tmpdir(), 'hawiyat-elsewhere-')), 'another/checkout');
const skipped = ['.git', '.data', 'node_modules', 'dist', 'dist-dev', 'test-results'];

afterAll(() => rmSync(join(elsewhere, '../..'), { recursive: true, force: true }));

const release = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name, 'dist/release.json'), 'utf8'));

beforeAll(() => {
  cpSync(root, elsewhere, { recursive: true, filter: (path) => !skipped.includes(basename(path)) });
  install(elsewhere);
}, 180_000);

test.each(['shell', 'mf-marketing', 'mf-orders'])(
  'the same inputs give the same bytes of %s in another folder',
  {
    tags: ['slow'],
    timeout: 180_000,
  },
  async (name) => {
    await buildOne(elsewhere, name);
    expect(release(elsewhere, name)).toEqual(release(root, name));
  },
);
