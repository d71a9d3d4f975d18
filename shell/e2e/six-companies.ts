import { signIn } from '@hawiyat/shared/contract/account/session';
import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { startPanelOfOrders } from '@hawiyat/shared/testing/panel-of-orders';
import { buildVariant, type Edit } from '@hawiyat/shared/testing/remote-variant';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cookieOf, counted, type SignIn } from './two-companies.ts';

/** A panel with six companies, of which the first three get each candidate. */
export const test = base.extend<{ six: { panel: RunningPanel; companies: readonly SignIn[] } }>({
  six: [
    async ({ panels, panelName }, use) =>
      use(await panels.get(`six companies, ${panelName}`, () => startPanelOfOrders([3, 3, 3, 3, 3, 3]))),
    { timeout: 120_000 },
  ],
  panel: async ({ six }, use) => use(six.panel),
});
/** An area around whose screens a component with this code is drawn. */
export const faulty = (name: RemoteName, version: string, code: string, edits: readonly Edit[] = []) =>
  buildVariant(name, version, [
    { file: 'src/remote.tsx', from: 'export default {', to: 'const own = {' },
    {
      file: 'src/remote.tsx',
      from: '} satisfies Remote;',
      to: `} satisfies Remote;
import { Faulty } from './faulty.tsx';
export default { ...own, routes: own.routes.map((route) => ({ ...route, element: <Faulty>{route.element}</Faulty> })) };`,
    },
    {
      file: 'src/faulty.tsx',
      text: `import { useEffect } from 'react';
export function Faulty({ children }) {
  ${code}
  return children;
}`,
    },
    ...edits,
  ]);

/** Publishes a release past the trial, and gives it to the first three companies, instead of one that is paused. @returns its id */
export async function rollOut(
  panel: RunningPanel,
  companies: readonly SignIn[],
  folder: string,
): Promise<string> {
  const { id, remote } = await panel.publishOnly(folder);
  const { rolloutStates } = await askServer(panel.url, panel.operatorToken, listRolloutStates, {});
  if (rolloutStates.find((one) => one.remote === remote)?.rollout)
    await panel.rollout(remote, { action: 'halt', reason: 'لتجربة إصدار آخر' });
  const domains = companies.map(({ domain }) => domain);
  const cohort = { include: domains.slice(0, 3), exclude: domains.slice(3) };
  await panel.rollout(remote, { action: 'start', release: id, stages: [0.01, 100], ...cohort });
  return id;
}

/** A new session of the company, signed in without the form. */
export async function open(context: BrowserContext, panel: RunningPanel, company: SignIn, path: string) {
  const session = await (await cookieOf(context, panel, company)).json();
  const page = await context.newPage();
  await page.goto('/health');
  await page.evaluate(({ token, adminUser }) => {
    localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
    localStorage.setItem('web_auth_token', token);
  }, session);
  await page.goto(path);
  return page;
}

export const lastEntry = async (panel: RunningPanel, remote: RemoteName) => {
  const log = await askServer(panel.url, panel.operatorToken, listRolloutLog, { params: { remote } });
  return log.lines.at(-1);
};

/** The stable release of a remote. */
export async function stableOf(panel: RunningPanel, remote: RemoteName): Promise<string> {
  const { rolloutStates } = await askServer(panel.url, panel.operatorToken, listRolloutStates, {});
  return rolloutStates.find((one) => one.remote === remote)?.stable ?? '';
}

/** Sessions of companies, each of which reports one outcome. */
export async function reportFrom(
  panel: RunningPanel,
  companies: readonly SignIn[],
  sessions: number,
  outcome: Outcome,
): Promise<void> {
  for (const { domain, email, password } of companies)
    for (let i = 0; i < sessions; i++) {
      const { token } = await askServer(panel.url, '', signIn, { body: { domain, email, password } });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ outcomes: [outcome] });
      const answer = await fetch(panel.url + reportOutcomes.path, { method: 'POST', headers, body });
      expect(answer.status).toBe(204);
    }
}

/** A release's harm, as companies meet it. */
export interface Met {
  readonly remote: RemoteName;
  readonly path: string;
  readonly outcome: string;
  /** Sessions of the three companies that are enough; three unless it says so. */
  readonly sessions?: number | undefined;
  /** What a person does then. */
  readonly press?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Gives a release to companies, each of which meets it in a browser of its own. @throws unless nobody gets it any more then */
export async function expectTakenBack(
  browser: Browser,
  { panel, companies }: { panel: RunningPanel; companies: readonly SignIn[] },
  { remote, path, outcome, sessions = 3, press }: Met,
  folder: string,
): Promise<void> {
  const release = await rollOut(panel, companies, folder);
  // The server's own browser may be the first to find it, and pauses: then nobody gets it any more.
  const isOver = async () =>
    /^(halted|paused)$/.test(JSON.parse((await lastEntry(panel, remote))?.event ?? '{}').type);
  for (let i = 0; i < sessions && !(await isOver()); i++) {
    const context = await browser.newContext({ baseURL: panel.url, locale: 'ar' });
    const company = companies[i % 3];
    if (!company) throw new Error('There are companies');
    const page = await open(context, panel, company, path);
    await press?.(page);
    await expect
      .poll(async () => (await counted(panel, remote, release, outcome)) > i || isOver(), { timeout: 40_000 })
      .toBe(true);
    await context.close();
  }
  await expect.poll(isOver).toBe(true);
}
