import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { type Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { listRolloutLog } from '@hawiyat/shared/contract/platform/rollouts';
import type { SeenChange } from '@hawiyat/shared/testing/seen-change';
import { afterAll, expect } from 'vitest';
import { operate, rolloutStateOf } from './operate.ts';
import { releaseToAll } from './release-to-all.ts';
import { sampleHost, sampleRelease } from './sample-release.ts';
import { type TestCompany, testServer } from './server.ts';
import { publishSample } from './test-team.ts';

/** Who reports: nobody known without a token; without a network this machine. */
export interface Reporter {
  readonly token?: string;
  readonly network?: string;
  readonly cookie?: string;
}

/** For the tests of one file: a server with a host, whose rollouts are changed and judged as through its door. */
export async function canaryServer(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({ attemptFactor: 100, ...options });
  afterAll(() => server.close());
  await releaseToAll(server, sampleHost());
  const token = server.operatorToken;
  const pathOf = (path: string, remote: Releasable) => path.replace(':remote', remote);
  return {
    server,
    change: (json: SeenChange, remote: Releasable = 'mf-orders') => operate(server, remote, json),
    rolloutState: (remote: Releasable = 'mf-orders') => rolloutStateOf(server, remote),
    async log(remote: Releasable = 'mf-orders') {
      const answer = await server.fetch(pathOf(listRolloutLog.path, remote), { token });
      return listRolloutLog.response.parse(await answer.json());
    },
    async report({ token: own, network, cookie = '' }: Reporter, ...outcomes: readonly Outcome[]) {
      const answer = await server.fetch(reportOutcomes.path, {
        method: 'POST',
        json: { outcomes },
        headers: { cookie, ...(network && { 'x-forwarded-for': network }) },
        ...(own && { token: own }),
      });
      expect(answer.status).toBe(204);
    },
  };
}

/** The same with three companies that get the candidates of the orders area, and three that do not. */
export async function canaryCompanies() {
  const canary = await canaryServer();
  const { server, change, report } = canary;
  const stable = sampleRelease('mf-orders', { 'remoteEntry.js': 'stable' });
  await releaseToAll(server, stable);
  const companies = (names: readonly string[]) =>
    Promise.all(names.map((name) => server.createCompany(name)));
  const insiders = await companies(['الأولى', 'الثانية', 'الثالثة']);
  const outsiders = await companies(['الرابعة', 'الخامسة', 'السادسة']);
  return {
    ...canary,
    stable,
    insiders,
    outsiders,
    /** Publishes a candidate, and gives it to some companies alone. @returns its id */
    async candidate(text: string, own: readonly TestCompany[] = insiders): Promise<string> {
      const sample = sampleRelease('mf-orders', { 'remoteEntry.js': text });
      expect((await publishSample(server, sample)).status).toBe(201);
      const include = own.map((company) => company.credentials.domain);
      const exclude = [...insiders, ...outsiders]
        .map((company) => company.credentials.domain)
        .filter((domain) => !include.includes(domain));
      const start = {
        action: 'start' as const,
        release: sample.release.id,
        stages: [0.01, 25, 100],
        include,
        exclude,
      };
      expect((await change(start)).status).toBe(200);
      return sample.release.id;
    },
    /** A session of its own for each company in turn, which reports one outcome. */
    async sessions(
      own: readonly TestCompany[],
      count: number,
      release: string,
      said: Outcome['outcome'] | Omit<Outcome, 'remote' | 'release'>,
    ): Promise<void> {
      const outcome = typeof said === 'string' ? { outcome: said } : said;
      for (let i = 0; i < count; i++) {
        const token = await own[i % own.length]?.signIn();
        if (token) await report({ token }, { remote: 'mf-orders', release, ...outcome });
      }
    },
  };
}
