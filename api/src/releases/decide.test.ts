import { expect, test } from 'vitest';
import { type Circumstances, type Command, decide } from './decide.ts';
import {
  after,
  assignedTo,
  initialState,
  type RolloutEvent,
  type RolloutState,
  rolloutStateAfter,
} from './rollout.ts';

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
const takenBack = after(running, { type: 'paused', takesBack: true }, at);
const gone = after(state(started(one)), { type: 'rolled-back', to: null }, at);
const halted = after(running, { type: 'halted', release: two }, at);
const hung = after(running, { type: 'halted', release: two, cause: 'hung' }, at);
const asked = after(hung, { type: 'restart-requested', release: two, by: 'operator:سارة' }, at);
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
  ...{ timetable: null, overrideCanary: false, hasReason: true, isUntried: false },
  ...others,
});
const forward = (release = two, hasReason = true): Command => ({
  ...{ action: 'roll-forward', release, hasReason },
});
const back2 = (release = two, instead?: string | null): Command => ({
  ...{ action: 'roll-back', release, instead },
});
const withdraw = (release: string, instead?: string | null): Command => ({
  ...{ action: 'withdraw', release, instead, cause: null },
});
const halt = (release = two): Command => ({ action: 'halt', release, cause: null });
const advance = (overrideCanary: boolean, release = two): Command => ({
  ...{ action: 'advance', release, overrideCanary },
});
const resume = (hasReason: boolean): Command => ({ action: 'resume', release: two, hasReason });
const hoursOf = (release = two): Command => ({ action: 'schedule', release, timetable: hours });
const fahd: Partial<Circumstances> = { by: 'operator:فهد' };
const machine: Partial<Circumstances> = { by: 'token:ci', isPerson: false };
const nextDay: Partial<Circumstances> = { ...fahd, now: new Date(at.getTime() + 86_400_000) };
const fresh = { salt: 'new salt', include: [], exclude: [] };

const rows: [string, RolloutState, Command, Partial<Circumstances>, unknown][] = [
  [
    'a first rollout starts',
    initialState,
    start(one),
    {},
    { type: 'started', release: one, stages: [5, 100] },
  ],
  ['it starts with hours', initialState, start(one, { timetable: hours }), {}, { timetable: hours }],
  ['another rollout is in progress', running, start(three), {}, 'rollout-goes-on'],
  ['what is stable is not started', both, start(two), {}, 'release-stable'],
  ['stages fall', both, start(three, { stages: [25, 5, 100] }), {}, 'stages-not-rising'],
  ['everybody at once', both, start(three, { stages: [100] }), {}, 'all-at-once'],
  ['a halted one without a reason', halted, start(two, { hasReason: false }), {}, 'release-halted'],
  ['a halted one by a machine', halted, start(two), machine, 'person-required'],
  ['a halted one by a person with a reason', halted, start(two), {}, { type: 'started', release: two }],
  ['one halted for a hang, by one', hung, start(two), {}, { type: 'restart-requested', by: 'operator:سارة' }],
  ['… by the same person twice', asked, start(two), {}, 'second-person-required'],
  ['… by a second person', asked, start(two), fahd, { type: 'started', release: two }],
  ['… by a machine as the second', asked, start(two), machine, 'person-required'],
  ['… a day later', asked, start(two), nextDay, { type: 'restart-requested', by: 'operator:فهد' }],
  ['another release needs no second', asked, start(three), {}, { type: 'started', release: three }],

  ['the next stage', running, advance(false), {}, { percent: 25 }],
  ['a stage that waits', running, advance(false), { missing: ['dwell:1/30'] }, 'canary-not-satisfied'],
  ['a stage that waits, all the same', running, advance(true), { missing: ['dwell:1/30'] }, { percent: 25 }],
  ['nothing to advance', both, advance(true), {}, 'no-rollout'],
  ['a paused one stays', paused, advance(true), {}, 'rollout-paused'],
  ['hours for a rollout', running, hoursOf(), {}, { type: 'scheduled' }],
  ['hours for none', both, hoursOf(), {}, 'no-rollout'],
  ['hours while paused', paused, hoursOf(), {}, 'rollout-paused'],

  ['a halt', running, halt(), {}, { type: 'halted', release: two }],
  [
    'a halt with a cause',
    running,
    { action: 'halt', release: two, cause: 'tampered' },
    {},
    { cause: 'tampered' },
  ],
  ['the only release is not halted', state(started(one)), halt(one), {}, 'nothing-to-halt'],
  ['a late halt of what was halted', halted, halt(), {}, 'nothing-to-halt'],
  ['a halt of what is stable', both, halt(), {}, 'nothing-to-halt'],
  ['a halt of the stable one beside a rollout', running, halt(one), {}, 'another-release'],
  ['a halt of what is not rolled out any more', running, halt(three), {}, 'another-release'],
  ['a late stage of another rollout', running, advance(true, three), {}, 'another-release'],
  ['hours of another rollout', running, hoursOf(three), {}, 'another-release'],
  ['a pause of a paused one', paused, { action: 'pause', release: two }, {}, 'stands-already'],
  ['a resumption of what goes on', running, resume(true), {}, 'stands-already'],
  ['a pause', running, { action: 'pause', release: two }, {}, { type: 'paused' }],
  ['taken back', running, { action: 'take-back', release: two }, {}, { type: 'paused', takesBack: true }],
  ['taken back while paused', paused, { action: 'take-back', release: two }, {}, { takesBack: true }],
  ['taken back twice', takenBack, { action: 'take-back', release: two }, {}, 'stands-already'],
  ['a paused one resumed', paused, resume(false), {}, { type: 'resumed' }],
  ['a taken back one resumed without a reason', takenBack, resume(false), {}, 'reason-required'],
  ['a taken back one resumed', takenBack, resume(true), {}, { type: 'resumed' }],
  ['one that nobody has tried', both, start(three, { isUntried: true, hasReason: false }), {}, 'untried'],
  ['… with a reason', both, start(three, { isUntried: true }), {}, { type: 'started', release: three }],

  ['the stable one is withdrawn', both, withdraw(two, one), {}, { type: 'halted', release: two }],
  ['… without saying what comes instead', both, withdraw(two), {}, 'instead-required'],
  ['… for one that is not before it', all, withdraw(three, one), {}, 'not-the-one-before'],
  ['… though it is the candidate by now', running, withdraw(two, one), {}, 'another-release'],
  ['… beside a rollout', after(both, started(three, [5, 100]), at), withdraw(two, one), {}, { release: two }],
  ['the only one is withdrawn', state(started(one)), withdraw(one, null), {}, { release: one }],
  ['… but not the only host', state(started(one)), withdraw(one, null), { isHost: true }, 'host-required'],

  ['back to the one before', both, back2(two, one), {}, { type: 'rolled-back', to: one }],
  ['back without saying to what', both, back2(), {}, 'instead-required'],
  ['back from what is not stable any more', all, back2(two, one), {}, 'another-release'],
  ['back by two', all, back2(three, one), {}, { to: one }],
  ['back from a rollout', running, back2(), {}, { to: one }],
  ['back from a rollout, by the stable one’s name', running, back2(one, one), {}, 'another-release'],
  ['back from the first one', state(started(one)), back2(one, null), {}, { type: 'rolled-back', to: null }],
  ['… but not from the first host', state(started(one)), back2(one, null), { isHost: true }, 'host-required'],
  ['back from a first rollout', state(started(one, [5, 100])), back2(one), {}, { to: null }],
  ['nothing is live', initialState, back2(), {}, 'nothing-before'],
  ['back to what was never stable', both, back2(two, three), {}, 'release-never-stable'],
  ['back to what a rollback has left', back, back2(one, two), {}, 'release-left'],

  ['forward again', back, forward(), {}, { ...fresh, type: 'started', release: two, stages: [100] }],
  ['forward to the first, where nobody had it', gone, forward(one), {}, { release: one, isForward: true }],
  ['forward by the last step first', backTwice, forward(), {}, { release: two }],
  ['forward over one', backTwice, forward(three), {}, { release: three }],
  ['forward without a reason', back, forward(two, false), {}, 'reason-required'],
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
  const usual = {
    missing: [],
    by: 'operator:سارة',
    isPerson: true,
    isHost: false,
    now: at,
    salt: () => 'new salt',
  };
  const decided = decide(before, command, { ...usual, ...others });
  if (typeof expected === 'string') expect(Object(decided).id).toBe(expected);
  else expect(decided).toMatchObject(Object(expected));
});

test('after forward everything is as it was before the rollback, and can go back again', () => {
  const usual = {
    missing: [],
    by: 'operator',
    isPerson: true,
    isHost: false,
    now: at,
    salt: () => 'new salt',
  };
  const event = decide(back, forward(), usual);
  if (typeof event === 'function') throw event();
  const again = after(back, event, at);
  expect(again).toEqual({ ...both, revision: back.revision + 1, abandoned: [], withdrawn: new Set() });
  expect(decide(again, back2(two, one), usual)).toEqual({ type: 'rolled-back', to: one });
});

test('a rollout that is taken up again has its stage, its companies and its hours', () => {
  const with3 = state(
    started(one),
    started(two, [5, 25, 100], { include: ['a'], exclude: ['b'], timetable: hours }),
    { type: 'advanced', percent: 25 },
  );
  const taken = after(with3, { type: 'rolled-back', to: one }, at);
  const usual = {
    missing: [],
    by: 'operator',
    isPerson: true,
    isHost: false,
    now: at,
    salt: () => 'new salt',
  };
  const event = decide(taken, forward(), usual);
  if (typeof event === 'function') throw event();
  expect(after(taken, event, at).rollout).toEqual({ ...with3.rollout, stages: [25, 100] });
});

test('a rollout that is taken back reaches nobody, also open pages, until it is resumed, and then begins its stage anew', () => {
  const companies = ['a', 'b', 'c'];
  const given = (rolloutState: RolloutState) => companies.map((id) => assignedTo(rolloutState, id).release);
  const named = after(running, { type: 'targeted', include: companies, exclude: [] }, at);
  expect(given(named)).toEqual([two, two, two]);
  const back = after(named, { type: 'paused', takesBack: true }, at);
  expect([given(back), back.withdrawn]).toEqual([[one, one, one], new Set([two])]);
  const later = new Date(at.getTime() + 3_600_000);
  const again = after(back, { type: 'resumed' }, later);
  expect([given(again), again.withdrawn]).toEqual([[two, two, two], new Set()]);
  expect(again.rollout).toMatchObject({ stageAt: later, resumedAt: later, percent: 5 });
});

test('what everybody had first and a rollback took, nobody has', () => {
  expect(assignedTo(gone, 'a')).toEqual({ release: null, fallback: null });
  expect(gone).toMatchObject({ stables: [], abandoned: [one], withdrawn: new Set([one]) });
});
