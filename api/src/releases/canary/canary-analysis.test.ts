import { expect, test } from 'vitest';
import {
  type AnalysisWindow,
  type CompanyRecord,
  emptyWindow,
  type NetworkRecord,
  type Sample,
  strength,
  withSample,
} from './canary-analysis.ts';
import type { Arm } from './metrics.ts';

type Report = Partial<Sample> & { readonly company?: string; readonly network?: string };

/** A rollout whose sessions report once each. */
class Rollout {
  window: AnalysisWindow = emptyWindow;
  private readonly companies = new Map<string, CompanyRecord>();
  private readonly networks = new Map<string, NetworkRecord>();

  report({ company = 'الأولى', network = company, ...failures }: Report): this {
    const sample = { arm: 'candidate', stage: '1', fatal: false, uncaughtError: false, ...failures } as const;
    const [whose, where] = [`${sample.arm} ${company}`, `${sample.arm} ${network}`];
    const after = withSample(this.window, sample, {
      session: null,
      company: this.companies.get(whose) ?? null,
      network: this.networks.get(where) ?? null,
    });
    if (after) {
      this.window = after.window;
      this.companies.set(whose, after.company);
      this.networks.set(where, after.network);
    }
    return this;
  }

  reports(count: number, report: (i: number) => Report): this {
    for (let i = 0; i < count; i++) this.report(report(i));
    return this;
  }
}

const wellOff = (i: number): Report => ({ arm: 'stable', company: `${i % 40}` });

test('a candidate that always crashes fails at its third session, from the third company', () => {
  const rollout = new Rollout().reports(2, (i) => ({ company: `${i}`, fatal: true }));
  expect(rollout.window.against).toBeNull();
  expect(rollout.report({ company: '2', fatal: true }).window.against).toBe('fatal');
});

test.each([
  ['three companies, each from its own network', ['أ', 'ب', 'ج'], ['1', '2', '3'], 'fatal'],
  ['three companies, two of them from one network', ['أ', 'ب', 'ج'], ['1', '1', '2'], 'fatal'],
  ['four companies, three of them from one network', ['أ', 'ب', 'ج', 'د'], ['1', '1', '1', '2'], 'fatal'],
  ['three companies from one network', ['أ', 'ب', 'ج'], ['1'], null],
  ['forty companies from one network', Array.from({ length: 40 }, (_, i) => `${i}`), ['1'], null],
  ['two companies from forty networks', ['أ', 'ب'], Array.from({ length: 40 }, (_, i) => `${i}`), null],
  ['one company from forty networks', ['أ'], Array.from({ length: 40 }, (_, i) => `${i}`), null],
] as const)('%s', (_, companies, networks, against) => {
  for (const failure of [{ fatal: true }, { uncaughtError: true }]) {
    const rollout = new Rollout().reports(200, wellOff).reports(400, (i) => ({
      company: companies[i % companies.length] ?? '',
      network: networks[i % networks.length] ?? '',
      ...failure,
    }));
    expect(rollout.window.against).toBe(against && ('fatal' in failure ? 'fatal' : 'uncaughtError'));
  }
});

test('at most a hundred sessions of one network count in a stage', () => {
  const crowd = (stage: string) => (i: number) => ({ company: `${i % 5}`, network: 'المكتب', stage });
  const rollout = new Rollout().reports(500, crowd('1'));
  expect(rollout.window.inStage.candidate).toMatchObject({ sessions: 100, companies: 5 });
  expect(rollout.report({ company: '9' }).window.inStage.candidate.sessions).toBe(101);
  expect(rollout.reports(500, crowd('2')).window.inStage.candidate.sessions).toBe(100);
});

test('a candidate that fails in one session of eight fails the analysis within sixty, at any share', () => {
  const alternating = (i: number): Report =>
    i % 2 === 0 ? wellOff(i) : { company: `${i}`, fatal: i % 16 === 15 };
  const rollout = new Rollout().reports(111, alternating);
  expect(rollout.window.figures.candidate).toMatchObject({ sessions: 55, fatal: 6 });
  expect(rollout.window.against).toBeNull();
  expect(rollout.report(alternating(111)).window.against).toBe('fatal');
});

test('a candidate that fails in one session of eight passes where the stable release fails as often', () => {
  const alternating = (i: number): Report => ({
    arm: i % 2 === 0 ? 'stable' : 'candidate',
    company: `${i}`,
    fatal: i % 16 === 15 || i % 32 === 0,
  });
  const { window } = new Rollout().reports(120, alternating);
  expect(window.figures).toMatchObject({ candidate: { fatal: 7 }, stable: { fatal: 4 } });
  expect(window.against).toBeNull();
});

test('one or two companies never cause a halt, however many of their sessions fail', () => {
  const rollout = new Rollout().reports(200, wellOff).report({ company: 'الثانية' });
  rollout.reports(20, () => ({ fatal: true, uncaughtError: true }));
  expect(rollout.window.against).toBeNull();
  expect(rollout.window.figures.candidate).toEqual({
    sessions: 21,
    companies: 2,
    fatal: 20,
    uncaughtError: 20,
    died: 0,
  });
  rollout.reports(20, () => ({ company: 'الثانية', fatal: true }));
  expect(rollout.window.against).toBeNull();
  expect(rollout.report({ company: 'الثالثة', fatal: true }).window.against).toBe('fatal');
});

test('more than three failing sessions of a company count as three', () => {
  const rollout = new Rollout().reports(50, wellOff).reports(50, () => ({ company: 'الثانية' }));
  rollout.report({ company: 'الثانية', fatal: true }).reports(20, () => ({ fatal: true }));
  expect(rollout.window.against).toBeNull();
  // The same number of sessions from different companies would be enough.
  expect(rollout.reports(20, (i) => ({ company: `${i}`, fatal: true })).window.against).toBe('fatal');
});

test('a candidate that only two companies have is not judged: its operator asks them', () => {
  const rollout = new Rollout()
    .reports(60, wellOff)
    .reports(9, (i) => ({ company: `${i % 2}`, fatal: true, uncaughtError: true }));
  expect(rollout.window.against).toBeNull();
});

test('failures on both sides alike do not count against the candidate', () => {
  const sides = (i: number): Arm => (i % 20 === 19 ? 'candidate' : 'stable');
  const outage = (i: number): Report => ({ arm: sides(i), company: `${i % 37}`, fatal: true });
  expect(new Rollout().reports(2000, outage).window.against).toBeNull();
});

test('a large stable company with many failures hides nothing and blames no one', () => {
  const sometimes = (i: number) => i % 20 === 0;
  const rollout = new Rollout().reports(4000, (i) => {
    const isCandidates = i % 2 === 1;
    return isCandidates
      ? { company: `${i % 301}`, uncaughtError: sometimes(i - 1) }
      : { arm: 'stable', company: 'الكبيرة', network: `فرع ${i % 50}`, uncaughtError: sometimes(i) };
  });
  expect(rollout.window.figures.stable.uncaughtError).toBeGreaterThan(90);
  expect(rollout.window.against).toBeNull();
});

test('a stage is judged by its own shares', () => {
  const rollout = new Rollout().reports(2000, wellOff).reports(20, (i) => ({ company: `${i}` }));
  const sometimes = (i: number): Report => ({
    arm: i % 2 === 0 ? 'candidate' : 'stable',
    stage: '2',
    company: `${i % 97}`,
    uncaughtError: i % 30 < 2,
  });
  rollout.reports(600, sometimes);
  expect(rollout.window.inStage.candidate).toMatchObject({ sessions: 300, uncaughtError: 20 });
  expect(rollout.window.inStage.stable).toMatchObject({ sessions: 300, uncaughtError: 20 });
  expect(strength(rollout.window)).toBeLessThan(3);
  // From a server that had not read the new stage yet.
  expect(rollout.window).toBe(rollout.report({ stage: '1', fatal: true }).window);
});

test('a session gives one sample of each kind, and may fail after it was counted', () => {
  const sample = { arm: 'candidate', stage: '1', fatal: false, uncaughtError: false } as const;
  const first = withSample(emptyWindow, sample, { session: null, company: null, network: null });
  if (!first) throw new Error('A session’s first report counts');
  expect(withSample(first.window, sample, first)).toBeNull();
  const failed = withSample(first.window, { ...sample, uncaughtError: true }, first);
  expect(failed?.window.figures.candidate).toMatchObject({
    sessions: 1,
    companies: 1,
    fatal: 0,
    uncaughtError: 1,
  });
  expect(failed && withSample(failed.window, { ...sample, uncaughtError: true }, failed)).toBeNull();
});

test('a failed candidate stays failed, whatever is reported afterwards', () => {
  const rollout = new Rollout().reports(4, (i) => ({ company: `${i}`, fatal: true }));
  expect(rollout.reports(500, (i) => ({ company: `${i}` })).window.against).toBe('fatal');
});

/** Sessions of three companies in turn, each in a network of its own. */
const ofThree = (failure: Report) => (i: number) => ({ company: `${i % 3}`, ...failure });
const ofMany = (failure: (i: number) => Report) => (i: number) => ({ company: `${i}`, ...failure(i) });

test.each<[string, number, number, (i: number) => Report, string | null]>([
  [
    'throws at all of four sessions, without a control',
    0,
    4,
    ofThree({ uncaughtError: true }),
    'uncaughtError',
  ],
  ['throws at all of three sessions', 0, 3, ofThree({ uncaughtError: true }), null],
  [
    'throws at a quarter of 36 sessions, without a control',
    0,
    36,
    ofMany((i) => ({ uncaughtError: i % 4 === 3 })),
    'uncaughtError',
  ],
  [
    'throws at one in seven of 140, without a control',
    0,
    140,
    ofMany((i) => ({ uncaughtError: i % 7 === 6 })),
    'uncaughtError',
  ],
  [
    'throws at one in twenty, without a control',
    0,
    300,
    ofMany((i) => ({ uncaughtError: i % 20 === 0 })),
    null,
  ],
  ['dies at three of three sessions, as killed tabs do', 9, 3, ofThree({ died: true }), null],
  ['dies at six of six sessions', 3, 6, ofThree({ died: true }), 'died'],
  [
    'dies at six of six sessions, where nothing is known of the stable release',
    0,
    6,
    ofThree({ died: true }),
    null,
  ],
  ['dies at a quarter of its sessions', 30, 36, ofMany((i) => ({ died: i % 4 === 3 })), 'died'],
])('a candidate that %s', (_, control, sessions, report, against) => {
  const { window } = new Rollout().reports(control, wellOff).reports(sessions, report);
  expect(window.against).toBe(against);
});

test.each(['uncaughtError', 'died'] as const)(
  '%s on both sides alike counts against no candidate',
  (metric) => {
    const both = (i: number): Report => ({ arm: i % 2 === 0 ? 'stable' : 'candidate', company: `${i % 41}` });
    const { window } = new Rollout().reports(60, (i) => ({ ...both(i), [metric]: true }));
    expect(window.against).toBeNull();
  },
);
