import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, buckets, isAmong } from './cohort.ts';
import { type Command, decide, forwardTarget } from './decide.ts';
import {
  after,
  assignedTo,
  initialState,
  type RolloutEvent,
  type RolloutState,
  rolloutStateAfter,
} from './rollout.ts';

const companies = Array.from({ length: 10_000 }, (_, i) => `company-${i}`);
const salts = Array.from({ length: 24 }, (_, i) => `salt-${i}`);
/**
 * Each company's bucket under each salt, computed once by the code itself: checking all would take minutes.
 */
const numbers = new Map(
  salts.map((salt) => [salt, new Map(companies.map((id) => [id, bucketOf(salt, id)]))]),
);
const numberOf = (salt: string, id: string) => numbers.get(salt)?.get(id) ?? bucketOf(salt, id);

const release = fc.integer({ min: 1, max: 4 }).map((number) => `1.${number}.0-0123456789`);
const some = fc.array(fc.constantFrom(...companies), { maxLength: 5 });
const stages = fc
  .uniqueArray(fc.integer({ min: 1, max: buckets - 1 }), { minLength: 1, maxLength: 5 })
  .map((all) => [...all.sort((a, b) => a - b).map((item) => item / 100), 100]);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    action: fc.constant('start' as const),
    release,
    stages,
    include: some,
    exclude: some,
    timetable: fc.constant(null),
    overrideCanary: fc.constant(true),
    hasReason: fc.boolean(),
    isUntried: fc.constant(false),
  }),
  { weight: 3, arbitrary: fc.constant({ action: 'advance', release: '', overrideCanary: true } as const) },
  fc.record({
    ...{ action: fc.constant('name' as const), release: fc.constant(''), include: some, exclude: some },
  }),
  fc.record({ action: fc.constantFrom('pause' as const, 'take-back' as const), release: fc.constant('') }),
  fc.record({ action: fc.constant('resume' as const), release: fc.constant(''), hasReason: fc.boolean() }),
  fc.record({
    action: fc.constantFrom('halt' as const, 'withdraw' as const),
    release: fc.constant(''),
    cause: fc.constantFrom(null, 'hung' as const),
  }),
  fc.record({ action: fc.constant('roll-back' as const), release: fc.constant('') }),
  fc.record({
    action: fc.constant('roll-forward' as const),
    release: fc.constant(''),
    hasReason: fc.constant(true),
  }),
);

/** The command about what stands there, as of an operator who has just looked. */
function seen(rolloutState: RolloutState, command: Command): Command {
  const { stables, rollout } = rolloutState;
  const stable = stables.at(-1) ?? '';
  switch (command.action) {
    case 'start':
      return command;
    case 'withdraw':
      return { ...command, release: stable, instead: stables.at(-2) };
    case 'roll-back':
      return { ...command, release: rollout?.release ?? stable, instead: rollout ? stable : stables.at(-2) };
    case 'roll-forward':
      return { ...command, release: forwardTarget(rolloutState)?.release ?? '' };
    default:
      return { ...command, release: rollout?.release ?? '' };
  }
}

const given = (rolloutState: RolloutState) =>
  companies.map((id) => assignedTo(rolloutState, id, numberOf).release);

test('10,000 companies under 1,000 sequences of commands: widening takes a release from no one, and all pages agree', {
  tags: ['slow'],
  timeout: 120_000,
}, () => {
  const first: RolloutEvent = {
    ...{ type: 'started', release: '1.0.0-0123456789', salt: 'first', stages: [100] },
    ...{ include: [], exclude: [] },
  };
  const sequence = fc.array(command, { minLength: 4, maxLength: 10 });
  const property = fc.property(sequence, fc.nat(salts.length - 1), (commands, from) => {
    const at = new Date(0);
    const log: { event: RolloutEvent; at: Date }[] = [{ event: first, at }];
    let rolloutState = after(initialState, first, at);
    let now = given(rolloutState);
    let started = 0;
    const salt = () => salts[(from + started++) % salts.length] ?? '';
    for (const command of commands) {
      const event = decide(rolloutState, seen(rolloutState, command), {
        ...{ missing: [], by: `operator ${log.length % 2}`, isPerson: true, isHost: false, now: at },
        salt,
      });
      if (typeof event === 'function') continue;
      log.push({ event, at });
      const before = { rolloutState, given: now };
      rolloutState = after(rolloutState, event, at);
      now = given(rolloutState);
      expect(brokenPromise(before, event, { rolloutState, given: now })).toBeNull();
    }
    // Another server, or this one after a restart, knows only the log, as JSON.
    const written = log.map(({ event }) => ({
      event: JSON.parse(JSON.stringify(event)) as RolloutEvent,
      at,
    }));
    const other = given(rolloutStateAfter(written));
    expect(now.findIndex((text, i) => text !== other[i])).toBe(-1);
  });
  fc.assert(property, { numRuns: 1000 });
});

interface Moment {
  readonly rolloutState: RolloutState;
  readonly given: readonly (string | null)[];
}

/** @returns the first company that an event treats wrongly, in words; null when there is none */
function brokenPromise(before: Moment, event: RolloutEvent, now: Moment): string | null {
  const candidate = before.rolloutState.rollout?.release ?? null;
  const { rollout, halted } = now.rolloutState;
  const allowed = new Set([rollout?.release, now.rolloutState.stables.at(-1)]);
  for (const [i, id] of companies.entries()) {
    const [was, is] = [before.given[i], now.given[i]];
    if (is === undefined || is === null || !allowed.has(is)) return `${id} has ${is}, which nobody should`;
    if (halted.has(is)) return `${id} has ${is}, which was halted`;
    if (event.type === 'advanced' && was === candidate && is !== was) return `${id} went back by widening`;
    const isByPause = event.type === 'paused' && event.takesBack !== true;
    if (isByPause && is !== was) return `${id} moved by a pause`;
    if (rollout?.isTakenBack) {
      if (is === rollout.release) return `${id} has ${is}, which was taken back`;
      continue;
    }
    const isExcluded = rollout?.excluded.has(id) ?? false;
    if (isExcluded && is === rollout?.release) return `${id} is excluded and has ${is}`;
    const isIncluded = rollout?.included.has(id) ?? false;
    if (isIncluded && is !== rollout?.release) return `${id} is named and has ${is}`;
  }
  return null;
}

test('of a million companies a stage reaches its percentage, within 0.2 points, and other companies for another remote', {
  tags: ['slow'],
  timeout: 120_000,
}, () => {
  const percents = [0.01, 1, 5, 25, 50, 99.99];
  const both = { among: 0, orders: 0, fleet: 0 };
  const counts = percents.map(() => 0);
  for (let i = 0; i < 1_000_000; i++) {
    const [orders, fleet] = [bucketOf('salt of orders', `id-${i}`), bucketOf('salt of fleet', `id-${i}`)];
    for (const [k, percent] of percents.entries())
      if (isAmong(orders, percent)) counts[k] = (counts[k] ?? 0) + 1;
    const [isInOrders, isInFleet] = [isAmong(orders, 25), isAmong(fleet, 25)];
    if (isInOrders) both.orders++;
    if (isInFleet) both.fleet++;
    if (isInOrders && isInFleet) both.among++;
  }
  for (const [k, percent] of percents.entries())
    expect(Math.abs((counts[k] ?? 0) / 10_000 - percent), `${percent} %`).toBeLessThanOrEqual(0.2);
  // Anyone who has one has the other as often as anyone: a quarter of a quarter.
  expect(Math.abs(both.among / 10_000 - 6.25)).toBeLessThanOrEqual(0.2);
});

test('no one is among 0 percent, and everyone among 100', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (salt, id) => {
      const bucket = bucketOf(salt, id);
      expect([isAmong(bucket, 0), isAmong(bucket, 100)]).toEqual([false, true]);
    }),
  );
});
