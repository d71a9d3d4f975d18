import { join } from 'node:path';
import { builtPackages } from '@hawiyat/sdk/lib/build';
import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { readBuilt, screensOf } from '@hawiyat/sdk/trial/built-release';
import { livePlatform } from '@hawiyat/sdk/trial/live-platform';
import { visit } from '@hawiyat/sdk/trial/visit';
import type { Examples } from '@hawiyat/shared/contract/examples/example-for';
import type { Browser } from '@playwright/test';

export interface Session {
  token: string;
  adminUser: object;
  cookie: string;
}

interface Recording {
  readonly root: string;
  readonly browser: Browser;
  readonly url: string;
  /** Of the server's clock. */
  readonly moment: string;
  readonly session: Session;
}

/** Signs the demo company's administrator in. */
export async function signIn(url: string): Promise<Session> {
  const answer = await fetch(`${url}/api/company/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      domain: '9000000001',
      email: 'admin@hawiyat.example',
      password: 'hawiyat-demo-2026',
    }),
  });
  if (!answer.ok) throw new CliError(`The demo company cannot sign in: ${await answer.text()}`);
  const cookie = /^hawiyat_cohort=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { token, adminUser } = (await answer.json()) as Session;
  return { token, adminUser, cookie };
}

/** Opens the screens of every built remote with their steps, and records each GET of the company's calls once. */
export async function recordAnswers({
  root,
  browser,
  url,
  moment,
  session: { token, adminUser, cookie },
}: Recording): Promise<Examples['answers']> {
  const answers: Map<string, unknown> = new Map();
  const remotes = builtPackages(root).filter((name) => name.startsWith('mf-'));
  const live = await livePlatform(url);
  const screens = remotes.flatMap((name) => screensOf(readBuilt(join(root, name, 'dist')).release, live));
  for (const screen of screens) {
    const under: Set<Promise<void>> = new Set();
    const { wrong } = await visit({
      ...{ browser, url, screen, width: 1440, moment, manner: {} },
      session: { user: adminUser, token },
      failure: () => null,
      answered: () => Promise.all(under),
      isLoaded: () => true,
      async prepare(page) {
        await page.context().addCookies([{ name: 'hawiyat_cohort', value: cookie, url, httpOnly: true }]);
        await page.route('**/api/company/**', (route) => {
          const { pathname, search } = new URL(route.request().url());
          if (route.request().method() !== 'GET' || pathname.endsWith('/events')) return route.continue();
          const answered = route.fetch().then(async (response) => {
            const isJson = response.headers()['content-type']?.includes('json');
            if (response.ok() && isJson) answers.set(pathname + search, await response.json());
            return route.fulfill({ response });
          });
          // The page may have closed.
          under.add(answered.catch(() => {}));
        });
      },
    });
    console.log(`  ${screen.path} ${wrong ?? 'is recorded'}`);
  }
  return [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, answer]) => ({ path, answer }));
}
