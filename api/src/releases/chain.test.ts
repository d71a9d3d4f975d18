import { expect, test } from 'vitest';
import { beginning, hashOfEntry, isIntact } from './chain.ts';

function log(reasons: readonly string[]) {
  const lines = [];
  let previous = beginning;
  for (const [i, reason] of reasons.entries()) {
    const at = new Date(i * 1000).toISOString();
    const line = {
      remote: 'mf-fleet' as const,
      seq: i + 1,
      at,
      actor: 'operator',
      reason,
      event: '{"type":"paused"}',
      previous,
    };
    previous = hashOfEntry(line);
    lines.push({ ...line, hash: previous });
  }
  return lines;
}

const lines = log(['أول', 'ثانٍ', 'ثالث', 'رابع']);

test('a log as it was written is intact, and so is one without an entry', () => {
  expect([isIntact(lines), isIntact([])]).toEqual([true, true]);
});

const forgeries = [
  { remote: 'mf-orders' as const },
  { seq: 9 },
  { at: new Date(5).toISOString() },
  { actor: 'canary' },
  { reason: 'غيره' },
  { event: '{"type":"resumed"}' },
  { previous: beginning.replace('0', '1') },
  { hash: beginning },
];

test.each(forgeries)('an entry with another %o breaks it at any position', (forgery) => {
  for (const at of lines.keys())
    expect(isIntact(lines.map((line, i) => (i === at ? { ...line, ...forgery } : line)))).toBe(false);
});

test('an entry changed along with its own hash breaks it at the next', () => {
  const [first, ...rest] = lines;
  if (!first) throw new Error('There is a first line');
  const changed = { ...first, reason: 'غيره' };
  expect(isIntact([{ ...changed, hash: hashOfEntry(changed) }, ...rest])).toBe(false);
});

test('an entry removed, repeated or swapped breaks it', () => {
  const [a, b, c, d] = lines;
  if (!a || !b || !c || !d) throw new Error('There are four lines');
  for (const broken of [
    [b, c, d],
    [a, c, d],
    [a, b, d],
    [a, b, b, c, d],
    [b, a, c, d],
    [a, c, b, d],
  ])
    expect(isIntact(broken)).toBe(false);
});
