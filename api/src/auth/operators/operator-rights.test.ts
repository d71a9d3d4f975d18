import { expect, test } from 'vitest';
import { type Bearer, barred, type Wanted } from './operator-rights.ts';

const person: Bearer = { kind: 'person' };
const platform: Bearer = { kind: 'platform' };
const machine = (purpose: 'metrics' | 'review' | 'rollout'): Bearer => ({ kind: 'machine', purpose });

const calls = {
  metrics: { purpose: 'metrics', admits: false },
  review: { purpose: 'review', admits: false },
  rollout: { purpose: 'rollout', admits: false },
  'persons alone': { purpose: null, admits: false },
  'admitting a person': { purpose: null, admits: true },
} satisfies Record<string, Wanted>;
type Call = keyof typeof calls;

test.each<[string, Bearer, 'everything' | 'first-operator', Call[]]>([
  ['a person', person, 'first-operator', Object.keys(calls) as Call[]],
  ['a token for metrics', machine('metrics'), 'everything', ['metrics']],
  ['a token for review', machine('review'), 'everything', ['review']],
  ['a token for rollouts', machine('rollout'), 'everything', ['rollout']],
  ['OPERATOR_TOKEN on the embedded database', platform, 'everything', Object.keys(calls) as Call[]],
  ['OPERATOR_TOKEN on PostgreSQL', platform, 'first-operator', ['admitting a person']],
])('%s is good for what it is for', (_, bearer, opens, good) => {
  const found = (Object.keys(calls) as Call[]).filter((key) => barred(bearer, calls[key], opens) === null);
  expect(found).toEqual(good);
});

test('the two reasons are distinguished', () => {
  expect(barred(machine('metrics'), calls.rollout, 'everything')).toBe('other-purpose');
  expect(barred(platform, calls.metrics, 'first-operator')).toBe('first-operator-only');
});
