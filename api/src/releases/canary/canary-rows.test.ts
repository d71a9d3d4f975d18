import { expect, test } from 'vitest';
import { emptyWindow, withSample } from './canary-analysis.ts';
import { windowFromRow, windowToRow } from './canary-rows.ts';
import type { Metric } from './metrics.ts';

const before = { session: null, company: null, network: null };
const sample = { arm: 'candidate', stage: '1', fatal: false, uncaughtError: true } as const;
const counted = withSample(emptyWindow, sample, before)?.window ?? emptyWindow;

test.each<[Metric | null, string | null]>([
  [null, null],
  ['fatal', 'fatal'],
  ['uncaughtError', 'erred'],
  ['died', 'died'],
])('a window with %s against the candidate is stored with %s, and read as it was', (against, stored) => {
  const window = { ...counted, against };
  const row = windowToRow(window);
  expect(row).toMatchObject({ against: stored, figures: { candidate: { sessions: 1, erred: 1 } } });
  expect(JSON.stringify(row)).not.toContain('uncaughtError');
  expect(windowFromRow(row)).toEqual(window);
});

test('what an earlier server stored has no page that died', () => {
  const { figures, inStage, tests, ...row } = windowToRow(counted);
  const earlier = <T extends { died?: unknown }>({ died: _, ...others }: T) => others;
  const both = ({ candidate, stable }: typeof figures) => ({
    candidate: earlier(candidate),
    stable: earlier(stable),
  });
  const stored = { ...row, figures: both(figures), inStage: both(inStage), tests: earlier(tests) };
  expect(windowFromRow(stored)).toMatchObject({
    figures: counted.figures,
    inStage: counted.inStage,
    tests: { ...counted.tests, died: emptyWindow.tests.died },
  });
});
