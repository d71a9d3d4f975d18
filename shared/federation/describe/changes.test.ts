import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { fingerprintsOf } from '../surface/fingerprints.ts';
import { misfits } from '../surface/gate.ts';
import { keptSurface } from './kept-surface.ts';
import { breaking } from './testing/breaking-changes.ts';
import { editedSurface } from './testing/edited-surface.ts';
import { harmless } from './testing/harmless-changes.ts';

const root = join(import.meta.dirname, '../../..');
/** What is there today: a remote that was built against it imports all of it. */
const today = keptSurface(root);

describe('a host that changed', () => {
  const broken = editedSurface(
    root,
    breaking.map(([, , ...edit]) => edit),
  );
  const found = new Set(misfits(broken, today).map((misfit) => misfit.at));

  test.each(breaking)('is refused at %s: %s', (at) => {
    expect(found).toContain(at);
  });

  test('is refused for what changed and nothing else', () => {
    const expected = breaking.map(([at]) => at);
    expect([...found].filter((text) => !expected.includes(text))).toEqual([]);
  });
});

describe('a host that changed for nobody', () => {
  const changed = editedSurface(
    root,
    harmless.map(([, ...edit]) => edit),
  );

  test(`is accepted, in all ${harmless.length} ways: ${harmless.map(([what]) => what).join(', ')}`, () => {
    expect(misfits(changed, today)).toEqual([]);
  });

  test('has no other fingerprints than those of what changed', () => {
    const [before, after] = [fingerprintsOf(today), fingerprintsOf(changed)];
    const same = (module: string, name: string) => before[module]?.[name] === after[module]?.[name];
    expect(same('@hawiyat/shared/ui', 'Button')).toBe(true);
    expect(same('@hawiyat/shared/ui', 'EmptyState')).toBe(false);
    expect(same('@hawiyat/shared/contract/containers', 'listContainers')).toBe(true);
    expect(same('@hawiyat/shared/contract/dashboard', 'fetchStats')).toBe(false);
  });

  test('is asked for by a remote that was built with it, and an older live host refused to that remote', () => {
    const found = misfits(today, changed).map((misfit) => misfit.at);
    for (const at of ['Portrait', 'facts', 'useMatches', 'minSize', 'countOffers', 'EmptyState(…).tone'])
      expect(found).toContain(at);
  });
});
