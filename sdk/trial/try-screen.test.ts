import type { Page, Route } from '@playwright/test';
import { expect, test } from 'vitest';
import { noFindings } from './trial-findings.ts';
import { answerCalls } from './try-screen.ts';

test('a page that a check of the trial holds up reports no release as hung', async () => {
  const observed = noFindings();
  let answer = async (_: Route) => {};
  const page = {
    route: async (_: string, handler: typeof answer) => {
      answer = handler;
    },
  };
  await answerCalls(page as unknown as Page, { at: '', user: { company: {} }, answers: [] }, observed);
  const report = (outcome: string) => {
    const postData = () => JSON.stringify({ outcomes: [{ remote: 'mf-orders', release: '1', outcome }] });
    const request = () => ({ url: () => 'http://panel/api/platform/outcomes', postData });
    return answer({ request, fulfill: async () => {} } as unknown as Route);
  };
  observed.isHeldUp = true;
  await report('hung');
  await report('crashed');
  observed.isHeldUp = false;
  await report('hung');
  expect(observed.outcomes.map(({ outcome }) => outcome)).toEqual(['crashed', 'hung']);
});
