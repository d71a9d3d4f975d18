import { expect, test } from 'vitest';
import { emptyWindow, type Metric, withSample } from './canary-analysis.ts';
import { windowFromRow, windowToRow } from './canary-rows.ts';

const before = { session: null, company: null, network: null };
const sample = { arm: 'candidate', stage: '1', fatal: false, uncaughtError: true } as const;
const counted = withSample(emptyWindow, sample, before)?.window ?? emptyWindow;

test.each<[Metric | null, string | null]>([
  [null, null],
  ['fatal', 'fatal'],
  ['uncaughtError', 'erred'],
])('a window with %s against the candidate is stored with %s, and read as it was', (against, stored) => {
  const window = { ...counted, against };
  const row = windowToRow(window);
  expect(row).toMatchObject({ against: stored, figures: { candidate: { sessions: 1, erred: 1 } } });
  expect(JSON.stringify(row)).not.toContain('uncaughtError');
  expect(windowFromRow(row)).toEqual(window);
});
