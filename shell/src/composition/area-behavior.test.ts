import { expect, test } from 'vitest';
import {
  arrived,
  entered,
  failed,
  fallback,
  nothingLeft,
  offer,
  open,
  outdated,
  outdatedAfter,
  reassigned,
  renewed,
  retried,
  run,
  secondTry,
  shown,
  usual,
} from './testing/area-cases.ts';

test('a fast failure is tried again, and a success of the second try is reported with the time of both', () => {
  const { did, effects } = run([entered(usual, 0), failed('failed', usual, 300), arrived, shown(900)]);
  expect(did).toEqual(['load new', 'discard', 'load new', 'report retried new']);
  expect(effects.at(-1)).toMatchObject({ milliseconds: 900 });
});

test('a second failure is reported as a fallback, and the fallback as loaded', () => {
  const { did, name } = run([...secondTry, failed('failed', usual, 0), arrived, shown()]);
  expect(name).toBe('shown fallback');
  expect(did.slice(3)).toEqual(['discard', 'report fellBack new', 'load old', 'report loaded old']);
});

test('a second try that fails after it was mounted is not tried a third time', () => {
  expect(run([...secondTry, arrived, failed('failed')]).name).toBe('loading fallback');
});

test('a single attempt gets half of the deadline, and the last one what remains of it', () => {
  const { effects } = run([
    entered(usual, 0),
    failed('failed', usual, 5_000),
    failed('hung', usual, 11_000),
    failed('failed', usual, 11_500),
  ]);
  const limits = effects.flatMap((effect) => (effect.type === 'load' ? [effect.timeLimit] : []));
  expect(limits).toEqual([6_000, 6_000, 1_000]);
});

test('when the deadline has passed, the fallback is not tried, and the area fails', () => {
  const { did, name } = run([
    entered(usual, 0),
    failed('failed', usual, 6_000),
    failed('hung', usual, 12_000),
  ]);
  expect(name).toBe('failed');
  expect(did.slice(-2)).toEqual(['discard', 'report fellBack new']);
});

test('renewing the composition takes no time from an area that begins, but from one that continues', () => {
  const begins = run([entered(outdated, 0), renewed(usual, 3_000)]);
  expect(begins.state).toMatchObject({ attempt: { began: 3_000, until: 9_000 } });
  const continues = run([...open, failed('hung', outdated, 6_000), renewed(usual, 9_000)]);
  expect(continues.state).toMatchObject({ attempt: { began: 0, until: 12_000 } });
});

test('when no newer composition comes after the last failure, the area fails', () => {
  const { name, did } = run([...outdatedAfter([...fallback, arrived], 'hung'), renewed(usual)]);
  expect(name).toBe('failed');
  expect(did.slice(-3)).toEqual(['discard', 'report failed old', 'renew']);
});

test('a renewed composition with the failed release continues with the next, also of the old composition', () => {
  const again = offer({ composition: { ...usual.composition }, fallback: null });
  expect(run([...outdatedAfter(open, 'hung'), renewed(again)]).did.at(-1)).toBe('load old');
});

test('an avoided release is passed over', () => {
  expect(run([entered(offer({ isAvoided: true }))]).did).toEqual(['load old']);
});

test('an avoided release without a fallback is loaded all the same', () => {
  expect(run([entered(offer({ isAvoided: true, fallback: null }))]).did).toEqual(['load new']);
});

test('without a fallback, a fast failure is tried again, then the area fails', () => {
  const alone = offer({ fallback: null });
  const { did, name } = run([entered(alone), failed('failed', alone), failed('failed', alone)]);
  expect(name).toBe('failed');
  expect(did).toEqual(['load new', 'discard', 'load new', 'discard', 'report failed new']);
});

test('without a fallback, a crash is reported as a crash, and the area fails', () => {
  const alone = offer({ fallback: null });
  const { did, name } = run([entered(alone), arrived, failed('crashed', alone)]);
  expect(name).toBe('failed');
  expect(did).toEqual(['load new', 'discard', 'report crashed new']);
});

test('an area that the composition does not know fails without a report', () => {
  const unknown = { ...usual, composed: undefined };
  expect(run([entered(unknown)])).toMatchObject({ name: 'failed', did: [] });
});

test('an area in use that crashes falls back with a deadline of its own', () => {
  const { state, did } = run([...open, shown(500), failed('crashed', usual, 600_000)]);
  expect(state).toMatchObject({
    status: 'loading',
    attempt: { stage: 'fallback', began: 600_000, until: 606_000 },
  });
  expect(did.slice(-3)).toEqual(['discard', 'report crashed new', 'load old']);
});

test('a second try is given again to an area in use, however it was loaded', () => {
  const { did } = run([...secondTry, arrived, shown(), failed('failed', usual, 600_000)]);
  expect(did.slice(-2)).toEqual(['discard', 'load new']);
});

test('an area in use whose replacements do not load failed in use', () => {
  const { name } = run([...open, shown(), failed('crashed'), failed('failed')]);
  expect(name).toBe('failed in use');
});

test('an area in use whose replacement crashes before it is shown failed while loading', () => {
  const { name } = run([...open, shown(), failed('crashed'), arrived, failed('crashed')]);
  expect(name).toBe('failed');
});

test('a retry by the person begins anew, with the assigned release and a whole deadline', () => {
  const { state } = run([...nothingLeft, { type: 'retried', at: 20_000, offer: usual }]);
  expect(state).toMatchObject({
    status: 'loading',
    attempt: { stage: 'assigned', release: { id: 'new' }, began: 20_000, until: 26_000, wasInUse: false },
  });
});

test('a failed area that fails again after a retry is loaded again only when the composition changes', () => {
  const { state } = run([...nothingLeft, retried(reassigned), failed('hung'), failed('hung')]);
  expect(run([entered(reassigned)], state).did).toEqual([]);
  expect(run([entered(usual)], state).did).toEqual(['load new']);
});

test('a halted release stays until the area is entered again, and then leaves nothing behind', () => {
  const halted = offer({ assigned: 'old', fallback: null, withdrawn: ['new'] });
  const { did, name } = run([...open, shown(), entered(halted), arrived, shown()]);
  expect(name).toBe('shown assigned');
  expect(did).toEqual(['load new', 'report loaded new', 'discard', 'load old', 'report loaded old']);
});

test('a release that is left with an outdated composition waits for the newer one', () => {
  const others = { ...offer({ assigned: 'newest', company: 'two' }), isOutdated: true };
  const { did } = run([...open, entered(others), renewed(reassigned)]);
  expect(did).toEqual(['load new', 'discard', 'renew', 'load newest']);
});
