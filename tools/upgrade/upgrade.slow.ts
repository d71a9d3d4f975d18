import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareTypes, walkRemotes } from './compositions.ts';
import { keptData } from './kept-data.ts';
import { testPastServer } from './new-schema.ts';
import { checkOut } from './past-checkout.ts';

const root = join(import.meta.dirname, '../..');

/** A line a release, its commit; the last one is what still runs when this checkout is deployed. */
const released = readFileSync(join(import.meta.dirname, 'released.txt'), 'utf8')
  .trim()
  .split('\n')
  .at(-1);

describe.runIf(released)('from the last release', { tags: ['slow'], timeout: 30 * 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-past-'));
  const past = join(folder, 'checkout');
  beforeAll(async () => {
    // One of its tests starts the server as another user.
    chmodSync(folder, 0o711);
    await checkOut(root, released ?? '', past);
  }, 10 * 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['pglite', 'postgres'] as const)('what it has stored on %s is there', async (engine) => {
    const { before, after } = await keptData(past, engine);
    expect(after).toEqual(before);
  });

  test('its server passes its own tests on this schema', async () => {
    expect(await testPastServer(past)).toEqual([]);
  });

  test('its remotes fit this host, and these remotes its host', async () => {
    expect(await compareTypes({ known: past, host: root }, remoteNames)).toEqual(new Map());
    expect(await compareTypes({ known: root, host: past }, remoteNames)).toEqual(new Map());
  });

  test('its remotes work in this host', () => walkRemotes({ remotes: past, host: root }));
  test('these remotes work in its host', () => walkRemotes({ remotes: root, host: past }));
});
