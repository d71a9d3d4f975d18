import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { applyEdit } from '@hawiyat/shared/testing/remote-variant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareTypes, walkRemotes } from './compositions.ts';
import { keptData } from './kept-data.ts';
import { testPastServer } from './new-schema.ts';
import { buildCheckout, checkOut } from './past-checkout.ts';

// This checkout is compared with a release that differs from it in what is planted: each must be found, and nothing else.

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hawiyat-planted-'));
const past = join(folder, 'checkout');
const skipped = ['.git', '.data', 'node_modules', 'dist', 'dist-dev', 'test-results'];

/** Replaces a word in every source below a folder of the planted release. @throws when there is none */
function replaceWord(below: string, from: string, to: string): void {
  const word = new RegExp(`\\b${from}\\b`, 'g');
  const files = readdirSync(join(past, below), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(past, below, path));
  const found = files.filter((path) => readFileSync(path, 'utf8').search(word) >= 0);
  if (found.length === 0) throw new Error(`${below} holds no «${from}»`);
  for (const path of found) writeFileSync(path, readFileSync(path, 'utf8').replace(word, to));
}

// Each waits for programs of its own.
describe('a release before this checkout', { timeout: 10 * 60_000, concurrent: true }, () => {
  beforeAll(async () => {
    cpSync(root, past, { recursive: true, filter: (path) => !skipped.includes(basename(path)) });
    // What the kit calls `Stat` now, and the server `capacityTons`.
    applyEdit(past, { file: 'shared/ui/index.ts', from: '{ Stat, ', to: '{ Stat as KeyFigure, ' });
    for (const below of ['mf-fleet/src', 'mf-insights/src']) replaceWord(below, 'Stat', 'KeyFigure');
    for (const below of ['shared', 'api', 'mf-fleet']) replaceWord(below, 'capacityTons', 'loadTons');
    await buildCheckout(past);
  }, 10 * 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['pglite', 'postgres'] as const)('finds what it has stored on %s', async (engine) => {
    const { before, after } = await keptData(past, engine);
    expect(Object.values(before).filter((ids) => ids.length === 0)).toEqual([]);
    expect(after).toEqual(before);
  });

  test('passes its own tests on this schema, and not on one that lacks a column it knows', async () => {
    const trucks = ['api/src/vehicles/trucks.sql.test.ts'];
    const dropped = {
      name: '9001-drop-capacity',
      statements: ['alter table trucks drop column capacity_tons cascade'],
    };
    expect(await testPastServer(past, trucks)).toEqual([]);
    expect(await testPastServer(past, trucks, [dropped])).toContainEqual(
      expect.stringContaining('expected 500 to be 201'),
    );
  });

  // Alone, because the compiler holds this process for so long that databases end the others' connections.
  test.sequential('does not fit this host by types: a part and an answer have another name', async () => {
    const found = await compareTypes({ known: past, host: root }, remoteNames);
    expect([...found.keys()].toSorted()).toEqual(['mf-fleet', 'mf-insights']);
    const messages = [...found.values()].flat().join('\n');
    expect(messages).toContain("'KeyFigure'");
    expect(messages).toContain('loadTons');
  });

  test('has remotes that fail in this host where they need either, and work where not', async () => {
    await walkRemotes({ remotes: past, host: root }, ['mf-orders']);
    await expect(walkRemotes({ remotes: past, host: root }, ['mf-insights'])).rejects.toThrow('/dashboard');
    await expect(walkRemotes({ remotes: past, host: root }, ['mf-fleet'])).rejects.toThrow('/vehicles');
  });

  test('has a host in which these remotes fail', async () => {
    await expect(walkRemotes({ remotes: root, host: past }, ['mf-insights'])).rejects.toThrow('/dashboard');
  });
});

test('a release that the history lacks is told in one sentence', async () => {
  await expect(checkOut(root, '0'.repeat(40), past)).rejects.toThrow(/^This history lacks .*--unshallow\.$/);
});
