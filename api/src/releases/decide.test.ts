import { expect, test } from 'vitest';
import { type Circumstances, type Command, decide } from './decide.ts';
import { after, nothing, type RolloutEvent, type RolloutState, rolloutStateAfter } from './rollout.ts';

const [one, two, three] = ['1.0.0-0000000001', '1.0.0-0000000002', '1.0.0-0000000003'];
const at = new Date('2026-11-22T09:00:00Z');
const hours = { days: [0, 1, 2, 3, 4], from: 8, until: 16 };

const started = (release: string, stages = [100], others: object = {}): RolloutEvent => ({
  ...{ type: 'started', release, salt: `salt of ${release}`, stages, include: [], exclude: [] },
  ...others,
});
const state = (...events: RolloutEvent[]) => rolloutStateAfter(events.map((event) => ({ event, at })));

const both = state(started(one), started(two));
const all = state(started(one), started(two), started(three));
const running = state(started(one), started(two, [5, 25, 100]));
const paused = after(running, { type: 'paused' }, at);
const halted = after(running, { type: 'halted', release: two }, at);
const hung = after(running, { type: 'halted', release: two, cause: 'hung' }, at);
const asked = after(hung, { type: 'restart-asked', release: two, by: 'operator:سارة' }, at);
const back = after(both, { type: 'rolled-back', to: one }, at);
const backTwice = after(
  after(all, { type: 'rolled-back', to: two }, at),
  { type: 'rolled-back', to: one },
  at,
);
const ended = after(
  after(running, { type: 'advanced', percent: 25 }, at),
  { type: 'rolled-back', to: one },
  at,
);

const start = (release: string, others: Partial<Extract<Command, { action: 'start' }>> = {}): Command => ({
  ...{ action: 'start', release, stages: [5, 100], include: [], exclude: [] },
  ...{ timetable: null, overrideCanary: false, hasReason: true },
  ...others,
});
const forward = (release: string | null = null, hasReason = true): Command => ({
  ...{ action: 'roll-forward', release, hasReason },
});
const back2 = (release: string | null = null): Command => ({ action: 'roll-back', release });
const fahd: Partial<Circumstances> = { by: 'operator:فهد' };
const machine: Partial<Circumstances> = { by: 'token:ci', isPerson: false };
const nextDay: Partial<Circumstances> = { ...fahd, now: new Date(at.getTime() + 86_400_000) };
const fresh = { salt: 'new salt', include: [], exclude: [] };

const rows: [string, RolloutState, Command, Partial<Circumstances>, unknown][] = [
  ['a first rollout starts', nothing, start(one), {}, { type: 'started', release: one, stages: [5, 100] }],
  ['it starts with hours', nothing, start(one, { timetable: hours }), {}, { timetable: hours }],
  ['another rollout is in progress', running, start(three), {}, 'rollout-goes-on'],
  ['what is stable is not started', both, start(two), {}, 'release-stable'],
  ['stages fall', both, start(three, { stages: [25, 5, 100] }), {}, 'stages-not-rising'],
  ['everybody at once', both, start(three, { stages: [100] }), {}, 'all-at-once'],
  ['a halted one without a reason', halted, start(two, { hasReason: false }), {}, 'release-halted'],
  ['a halted one by a machine', halted, start(two), machine, 'person-required'],
  ['a halted one by a person with a reason', halted, start(two), {}, { type: 'started', release: two }],
  ['one halted for a hang, by one', hung, start(two), {}, { type: 'restart-asked', by: 'operator:سارة' }],
  ['… by the same person twice', asked, start(two), {}, 'second-person-required'],
  ['… by a second person', asked, start(two), fahd, { type: 'started', release: two }],
  ['… by a machine as the second', asked, start(two), machine, 'person-required'],
  ['… a day later', asked, start(two), nextDay, { type: 'restart-asked', by: 'operator:فهد' }],
  ['another release needs no second', asked, start(three), {}, { type: 'started', release: three }],

  ['the next stage', running, { action: 'advance', overrideCanary: false }, {}, { percent: 25 }],
  [
    'a stage that waits',
    running,
    { action: 'advance', overrideCanary: false },
    { missing: ['dwell:1/30'] },
    'canary-not-satisfied',
  ],
  [
    'a stage that waits, all the same',
    running,
    { action: 'advance', overrideCanary: true },
    { missing: ['dwell:1/30'] },
    { percent: 25 },
  ],
  ['nothing to advance', both, { action: 'advance', overrideCanary: true }, {}, 'no-rollout'],
  ['a paused one stays', paused, { action: 'advance', overrideCanary: true }, {}, 'rollout-paused'],
  ['hours for a rollout', running, { action: 'schedule', timetable: hours }, {}, { type: 'scheduled' }],
  ['hours for none', both, { action: 'schedule', timetable: hours }, {}, 'no-rollout'],
  ['hours while paused', paused, { action: 'schedule', timetable: hours }, {}, 'rollout-paused'],

  ['a halt', running, { action: 'halt', cause: null }, {}, { type: 'halted', release: two }],
  ['a halt with a cause', running, { action: 'halt', cause: 'tampered' }, {}, { cause: 'tampered' }],
  [
    'the only release is not halted',
    state(started(one)),
    { action: 'halt', cause: null },
    {},
    'nothing-to-halt',
  ],

  ['back to the one before', both, back2(), {}, { type: 'rolled-back', to: one }],
  ['back by two', all, back2(one), {}, { to: one }],
  ['back from a rollout', running, back2(), {}, { to: one }],
  ['nothing is before the first', state(started(one)), back2(), {}, 'nothing-before'],
  ['back to what was never stable', both, back2(three), {}, 'release-never-stable'],
  ['back to what a rollback has left', back, back2(two), {}, 'release-left'],

  ['forward again', back, forward(), {}, { ...fresh, type: 'started', release: two, stages: [100] }],
  ['forward by name', back, forward(two), {}, { release: two, isForward: true }],
  ['forward by the last step first', backTwice, forward(), {}, { release: two }],
  ['forward over one', backTwice, forward(three), {}, { release: three }],
  ['forward without a reason', back, forward(null, false), {}, 'reason-required'],
  ['nothing was left', both, forward(), {}, 'nothing-ahead'],
  ['what was not left', back, forward(three), {}, 'nothing-ahead'],
  ['forward from a rollout', after(back, started(three, [5, 100]), at), forward(), {}, 'rollout-goes-on'],
  [
    'an ended rollout goes on with the same companies',
    ended,
    forward(),
    {},
    { release: two, salt: `salt of ${two}`, stages: [25, 100] },
  ],
  [
    'what was halted is not ahead',
    after(ended, { type: 'halted', release: two }, at),
    forward(),
    {},
    'nothing-ahead',
  ],
  [
    'a new stable release ends the way forward',
    after(back, started(three), at),
    forward(),
    {},
    'nothing-ahead',
  ],
];

test.each(rows)('%s', (_, before, command, others, expected) => {
  const usual = { missing: [], by: 'operator:سارة', isPerson: true, now: at, salt: () => 'new salt' };
  const decided = decide(before, command, { ...usual, ...others });
  if (typeof expected === 'string') expect(decided).toBe(expected);
  else expect(decided).toMatchObject(Object(expected));
});

test('after forward everything is as it was before the rollback, and can go back again', () => {
  const usual = { missing: [], by: 'operator', isPerson: true, now: at, salt: () => 'new salt' };
  const event = decide(back, forward(), usual);
  if (typeof event === 'string') throw new Error(event);
  const again = after(back, event, at);
  expect(again).toEqual({ ...both, left: [], withdrawn: new Set() });
  expect(decide(again, back2(), usual)).toEqual({ type: 'rolled-back', to: one });
});

test('a rollout that is taken up again has its stage, its companies and its hours', () => {
  const with3 = state(
    started(one),
    started(two, [5, 25, 100], { include: ['a'], exclude: ['b'], timetable: hours }),
    { type: 'advanced', percent: 25 },
  );
  const gone = after(with3, { type: 'rolled-back', to: one }, at);
  const usual = { missing: [], by: 'operator', isPerson: true, now: at, salt: () => 'new salt' };
  const event = decide(gone, forward(), usual);
  if (typeof event === 'string') throw new Error(event);
  expect(after(gone, event, at).rollout).toEqual({ ...with3.rollout, stages: [25, 100] });
});
