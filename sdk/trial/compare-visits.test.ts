import { expect, test } from 'vitest';
import { differences, needsAnother, slowness } from './compare-visits.ts';

const visit = (milliseconds: number, longest = 100) => ({ milliseconds, longest });

test.each([
  ['twice as long, but not by half a second', [visit(900)], [visit(450)], []],
  ['half a second more, but not twice as long', [visit(1900)], [visit(1000)], []],
  ['slow twice of three times', [visit(4000), visit(2900), visit(650)], [visit(1400)], []],
  ['frozen once of three times', [visit(900, 2600), visit(900)], [visit(800)], []],
  [
    'slow',
    [visit(2700)],
    [visit(700)],
    ['it shows its content after 2.7 s, in the stable release after 0.7 s'],
  ],
  ['slow, and new', [visit(2700)], [], []],
  ['as frozen as all on this machine', [visit(2500, 2900)], [visit(2400, 1800)], []],
  [
    'frozen, and new',
    [visit(2500, 2100)],
    [],
    ['a task takes 2.1 s, and the page answers nothing meanwhile'],
  ],
  [
    'frozen',
    [visit(2500, 2100)],
    [visit(2400, 300)],
    ['a task takes 2.1 s, and the page answers nothing meanwhile'],
  ],
])('a screen that is %s', (_, candidate, stable, found) => {
  expect(slowness(candidate, stable)).toEqual(found);
});

const [short, long] = [visit(650), visit(1400)];

test.each([
  ['two visits never decide', 2, [short, short], true],
  ['three short ones do', 3, [short, short, short], false],
  ['three long ones may be the machine’s fault', 3, [long, long, long], true],
  ['one short one among them ends it', 4, [long, long, long, short], false],
  ['nine long ones decide', 9, Array(9).fill(long), false],
  ['of none that opened no time is said', 3, [], false],
])('%s', (_, taken, candidate, more) => {
  expect(needsAnother(taken, candidate, [visit(600)])).toBe(more);
});

const looks = (opened: Record<string, string>, violations: string[] = []) => ({
  looks: { opened },
  violations,
});
const plain = { aside: 'display: block; color: red', 'aside 1 a': 'display: flex', main: 'display: block' };

test.each([
  ['nothing', plain, []],
  ['a badge that is not there yet', { aside: plain.aside, main: plain.main }, []],
  [
    'the sidebar hidden',
    { ...plain, aside: 'display: none; color: red' },
    ['it changes the style of 1 elements outside it: aside (display: none)'],
  ],
  [
    'main is gone',
    { aside: plain.aside, 'aside 1 a': 'display: flex' },
    ['it changes the style of 1 elements outside it: main (missing)'],
  ],
])('outside the area changed: %s', (_, host, found) => {
  expect(differences(looks(host), looks(plain))).toEqual(found);
});

test('the looks count after a while and elsewhere, too, and the first change is said', () => {
  const hidden = { ...plain, aside: 'display: none; color: red' };
  const stable = { looks: { opened: plain, later: plain, left: plain }, violations: [] };
  const now = (looks: object) => differences({ looks: { opened: plain, ...looks }, violations: [] }, stable);
  expect(now({ later: plain, left: plain })).toEqual([]);
  expect(now({ later: hidden, left: hidden })).toEqual([
    'it changes the style of 1 elements outside it after 10 s: aside (display: none)',
  ]);
  expect(now({ later: plain, left: hidden })).toEqual([
    'it changes the style of 1 elements outside it once it is left: aside (display: none)',
  ]);
  expect(now({})).toEqual([]);
});

test('a violation of accessibility counts when the stable release has none of its kind', () => {
  const before = looks(plain, ['color-contrast: .old']);
  const now = looks(plain, ['color-contrast: .other', 'label: input']);
  expect(differences(now, before)).toEqual(['accessibility: label: input']);
});
