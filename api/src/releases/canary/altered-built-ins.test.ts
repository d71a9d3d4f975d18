import { expect, test } from 'vitest';
import { withOneCulprit } from './altered-built-ins.ts';

const altered = (name: string) => {
  const [remote = '', release = ''] = name.split('@');
  return { remote, release, outcome: 'alteredBuiltIns' } as const;
};
const loaded = { remote: 'mf-fleet', release: 'new', outcome: 'loaded' } as const;
const namesOf = (all: readonly { remote: string; release: string; outcome: string }[]) =>
  all.filter(({ outcome }) => outcome === 'alteredBuiltIns').map((one) => `${one.remote}@${one.release}`);

test.each([
  ['the one candidate', ['mf-fleet@new'], ['mf-fleet@new'], []],
  ['a candidate beside what everybody has', ['mf-fleet@old', 'mf-orders@new'], ['mf-orders@new'], []],
  ['an area’s candidate before the host’s', ['mf-fleet@new', 'shell@new'], ['mf-fleet@new'], []],
  ['the host’s where no area’s is', ['mf-fleet@old', 'shell@new'], ['shell@new'], []],
  ['nobody of two candidates', ['mf-fleet@new', 'mf-orders@new'], [], ['mf-fleet@new', 'mf-orders@new']],
  ['for the stable releases what happens without one', ['mf-fleet@old'], ['mf-fleet@old'], []],
])('altered built-ins count against %s', (_, suspects, counted, undecided) => {
  const found = withOneCulprit([loaded, ...suspects.map(altered)], (_name, release) => release === 'new');
  expect(namesOf(found.outcomes)).toEqual(counted);
  expect(namesOf(found.undecided)).toEqual(undecided);
  expect(found.outcomes).toContainEqual(loaded);
});
