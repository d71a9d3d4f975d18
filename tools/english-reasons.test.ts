import { expect, test } from 'vitest';
import { englishReason } from './english-reasons.ts';

const halted = { type: 'halted', release: '1.0.0-0000000001' };
const failed = { metric: 'fatal', candidate: [3, 3], stable: [0, 6] };

test.each([
  ['canary', { ...halted, why: failed }, 'sessions in which it failed: 3 of 3, of the stable release 0 of 6'],
  [
    'canary',
    { type: 'paused', takesBack: true, why: { ...failed, paused: 'few' } },
    'paused, not halted, because fewer than three companies have it; sessions in which it failed: 3 of 3',
  ],
  [
    'canary',
    { ...halted, why: { metric: 'slow', candidate: [3010], stable: [990] } },
    'p75 until the content: 3 s, of the stable release 1 s',
  ],
  ['timetable', { type: 'advanced', percent: 5 }, 'its criteria were met in its hours'],
  ['probe', { ...halted, cause: 'tampered' }, 'a stored file is not the one that its team signed'],
  ['probe', { type: 'paused' }, 'the server’s own trial of it failed'],
  ['operator:سارة', { ...halted, cause: 'tampered' }, 'كما كُتب'],
])('the log says in English why %s did %j', (actor, event, text) => {
  expect(englishReason({ actor, event: JSON.stringify(event), reason: 'كما كُتب' })).toContain(text);
});
