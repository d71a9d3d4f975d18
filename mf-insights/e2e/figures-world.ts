import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyOfFigures, openRequests } from '@hawiyat/api/testing/companies-of-figures';
import { type Ask, onDataFolder } from '@hawiyat/api/testing/data-folder';
import { test as base } from '@hawiyat/shared/testing/panel';
import { type PanelAt, startPanelAt } from '@hawiyat/shared/testing/panel-at';
import type { Page } from '@playwright/test';
import { type CountedFigures, countFigures } from './counted-figures.ts';

/** In time order, because the server does not undo what a passed day has changed. */
export const moments = [
  { name: 'an ordinary day', at: new Date('2026-09-16T11:00:00+03:00') },
  { name: 'the last minute of the year', at: new Date('2026-12-31T23:59:05+03:00') },
  { name: 'the first minute of the year', at: new Date('2027-01-01T00:00:30+03:00') },
] as const;
export type Moment = (typeof moments)[number];
export const sizes = ['none', 'few', 'many'] as const;
export type Size = (typeof sizes)[number];

interface Company {
  readonly moment: Moment;
  readonly size: Size;
  readonly signIn: object;
  /** For its own moment and later ones, counted before the server starts. */
  readonly counted: ReadonlyMap<Moment, CountedFigures>;
}

interface World {
  readonly panel: PanelAt;
  /** Moves the clock and signs one of the moment's three companies in. */
  enter(page: Page, moment: Moment, size: Size): Promise<Company['counted']>;
}

/** Three companies for each moment, and a server whose clock the test sets. */
export const test = base.extend<{ world: World; panel: PanelAt }>({
  panel: async ({ world }, use) => use(world.panel),
  world: [
    async ({ panels }, use) => {
      const world = await panels.get('figures', async (): Promise<World> => {
        const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-figures-'));
        const companies = await onDataFolder(dataDir, prepare);
        const panel = await startPanelAt(moments[0].at, { DATA_DIR: dataDir, DEMO: 'off' });
        return { panel, enter: (page, moment, size) => enter(panel, companies, page, moment, size) };
      });
      await use(world);
    },
    { timeout: 120_000 },
  ],
});

export function figuresAt(counted: Company['counted'], moment: Moment): CountedFigures {
  const figures = counted.get(moment);
  if (!figures) throw new Error('Nothing was counted for that moment');
  return figures;
}

async function prepare(db: Parameters<typeof openRequests>[0], ask: Ask): Promise<Company[]> {
  const made: (Pick<Company, 'moment' | 'size' | 'signIn'> & { id: string })[] = [];
  for (const moment of moments) {
    await openRequests(db, moment.at);
    for (const size of sizes) {
      const domain = String(9_200_000_000 + made.length);
      made.push({ moment, size, ...(await companyOfFigures(db, domain, size, moment.at)) });
    }
  }
  const companies: Company[] = [];
  for (const { id, ...company } of made) {
    const counted = new Map<Moment, CountedFigures>();
    for (const moment of moments)
      if (moment.at >= company.moment.at) counted.set(moment, await countFigures(ask, id, moment.at));
    companies.push({ ...company, counted });
  }
  return companies;
}

async function enter(
  panel: PanelAt,
  companies: readonly Company[],
  page: Page,
  moment: Moment,
  size: Size,
): Promise<Company['counted']> {
  const company = companies.find((candidate) => candidate.moment === moment && candidate.size === size);
  if (!company) throw new Error('No such company was made');
  await panel.setClock(moment.at);
  const answer = await page.request.post('/api/company/auth/admin/login', { data: company.signIn });
  if (!answer.ok()) throw new Error(`The company could not sign in: ${await answer.text()}`);
  await page.goto('/health');
  await page.evaluate(
    ({ token, adminUser }) => {
      localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
      localStorage.setItem('web_auth_token', token);
    },
    await answer.json(),
  );
  return company.counted;
}
