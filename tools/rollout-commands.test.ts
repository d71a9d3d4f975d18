import { releaseToAll } from '@hawiyat/api/testing/release-to-all';
import { sampleHost, sampleRelease } from '@hawiyat/api/testing/sample-release';
import { testServer } from '@hawiyat/api/testing/server';
import { publishSample } from '@hawiyat/api/testing/test-team';
import { expect, test } from 'vitest';
import { runProgram } from './testing/run-program.ts';

test('each step of a rollout is said in English, tried before, and taken back', {
  tags: ['slow'],
}, async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
  const [stable, candidate] = [orders('stable'), orders('candidate')];
  await releaseToAll(panel, stable);
  expect((await publishSample(panel, candidate)).status).toBe(201);
  const company = await panel.createCompany('شركة الوادي');
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => {
    const { code, said } = await runProgram('platform', args, env);
    return `${code} ${said}`;
  };
  const [old, next] = [stable.release.id, candidate.release.id];
  const start = ['rollout', 'start', 'mf-orders', next, '--stages', '5,100'];
  const include = ['--include', company.credentials.domain];

  expect(await platform('operator', 'list')).toContain('There is no operator yet');
  const tried = await platform(...start, ...include, '--dry-run');
  expect(tried).toContain(`1 of 1 companies (100 %) would get ${next} instead of ${old}`);
  expect(tried).toContain(`${company.credentials.domain}  شركة الوادي`);
  expect(tried).toContain('Nothing was changed.');
  expect(await platform('status')).not.toContain('goes to');

  expect(await platform(...start, '--auto', '--hours', 'sat 8')).toMatch(/^1 [\s\S]*sun-thu 8-16/);
  expect(await platform(...start, ...include, '--auto')).toContain(
    'it advances by itself when its criteria are met: sun,mon,tue,wed,thu 8-16 Riyadh',
  );
  expect(await platform('status')).toContain('1 of 1 companies (100 %) have the candidate');
  const rollout = (action: string, ...args: string[]) =>
    platform('rollout', action, 'mf-orders', next, ...args);
  expect(await platform('rollout', 'advance', 'mf-orders')).toContain(
    `Say which release is meant: npm run platform -- rollout advance mf-orders ${next} --to 100`,
  );
  expect(await rollout('advance')).toContain(`rollout advance mf-orders ${next} --to 100`);
  expect(await rollout('advance', '--to', '25')).toContain(`${next} goes to 5 % now`);
  const waits = await rollout('advance', '--to', '100');
  expect(waits).toMatch(/^1 /);
  expect(waits).toContain('minutes at this stage: 0 of 30');
  expect(waits).toContain('companies with the candidate at this stage: 0 of 3');
  expect(waits).toContain('--override-canary --reason');
  expect(await rollout('schedule')).toContain('it advances by hand');

  const kept = await rollout('pause');
  expect(kept).toContain(
    `paused, and these companies keep it: npm run platform -- rollout take-back mf-orders ${next}`,
  );
  expect(await rollout('take-back')).toContain('0 of 1 companies (0 %) have the candidate');
  expect(await rollout('resume')).toContain('Say why: --reason');
  expect(await rollout('resume', '--reason', 'looked at')).toContain('1 of 1 companies');

  const other = await platform('rollout', 'halt', 'mf-orders', old);
  expect(other).toContain('409 another-release');
  expect(other).toContain(`Now ${old} is stable, and ${next} goes to 5 %.`);
  await platform('rollback', 'mf-orders', next);
  expect(await platform('status')).toContain(`rolled back from ${next} (5 %)`);
  expect(await platform('forward', 'mf-orders')).toContain(`forward mf-orders ${next} --reason`);
  expect(await platform('forward', 'mf-orders', next)).toContain('Say why: --reason');
  expect(await platform('forward', 'mf-orders', next, '--reason', 'a mistake')).toContain(
    `${next} goes to 5 %`,
  );
  await rollout('halt', '--cause', 'hung');
  const late = await rollout('halt', '--reason', 'cleanup');
  expect(late).toContain(
    'No rollout is in progress, so there is nothing to halt, and the stable release stays.',
  );
  expect(await platform('rollout', 'halt', 'mf-orders', old)).toContain('409 nothing-to-halt');
  expect(await platform('status')).toContain(`mf-orders: ${old} is stable`);
  const halted = await platform(...start);
  expect(halted).toContain('Say why it is started again: --reason');
  expect(await platform(...start, '--reason', 'mended')).toContain('another operator must start it too');
  expect(await platform(...start, '--reason', 'mended')).toContain('You have started it already.');

  const taken = await platform('withdraw', 'mf-orders', old);
  expect(taken).toContain('--instead <release>, or --instead nothing');
  expect(await platform('rollback', 'mf-orders', old)).toContain('--instead <release>, or --instead nothing');
  expect(await platform('rollback', 'mf-orders', old, '--instead', 'nothing')).toContain(
    'mf-orders: nothing is stable',
  );
  const all = [tried, waits, kept, other, late, halted, taken].join('').replaceAll('شركة الوادي', '');
  expect(all).not.toMatch(/[ء-ي]/);
  await panel.close();
});

test('a release that nobody has tried is rolled out for a reason alone, and status is one line for many', {
  tags: ['slow'],
}, async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
  const untried = orders('untried');
  expect((await publishSample(panel, orders('tried'))).status).toBe(201);
  expect((await publishSample(panel, untried, { isTried: false })).status).toBe(201);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => (await runProgram('platform', args, env)).said;
  const start = ['rollout', 'start', 'mf-orders', untried.release.id, '--stages', '5,100'];
  expect(await platform(...start, '--dry-run')).toContain('It has no report of a trial');
  expect(await platform(...start)).toContain('400 untried');
  expect((await platform('status')).match(/published, but not live/g)).toHaveLength(1);
  expect(await platform('status')).toContain('2 published, but not live, the newest');
  expect(await platform(...start, '--reason', 'tried by hand')).toContain('goes to 5 %');
  const second = await platform('rollout', 'start', 'mf-orders', untried.release.id, '--stages', '5,100');
  expect(second).toContain('A rollout is in progress. Finish it, halt it or roll it back first.');
  await panel.close();
});

test('of two operators who both want the same next stage one is refused', { tags: ['slow'] }, async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const [stable, candidate] = ['stable', 'candidate'].map((text) =>
    sampleRelease('mf-orders', { 'remoteEntry.js': text }),
  );
  if (!stable || !candidate) throw new Error('two releases');
  await releaseToAll(panel, stable);
  await publishSample(panel, candidate);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const { id } = candidate.release;
  await runProgram('platform', ['rollout', 'start', 'mf-orders', id, '--stages', '1,5,25,100'], env);
  const advance = [
    'rollout',
    'advance',
    'mf-orders',
    id,
    '--to',
    '5',
    '--override-canary',
    '--reason',
    'seen',
  ];
  const both = await Promise.all([
    runProgram('platform', advance, env),
    runProgram('platform', advance, env),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await panel.app.rollouts.states()).get('mf-orders').rollout?.percent).toBe(5);
  await panel.close();
});
