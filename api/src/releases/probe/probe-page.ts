import demo from '@hawiyat/shared/contract/examples/demo-company.json' with { type: 'json' };
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { type Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { answerCall } from '@hawiyat/shared/visits/answer-call';
import { countBusy, isBad, isOfHost, reportNow } from '@hawiyat/shared/visits/page-signals';
import { exampleSession, withPage } from '@hawiyat/shared/visits/with-page';
import type { Browser, Page, Route } from 'playwright-core';
import type { App } from '../../app-context.ts';
import { unusable } from './unusable.ts';

/** Rounds of 100 ms in which a page waits for nothing. */
const quietRounds = 3;
/** Milliseconds for the questions about an open page. */
const questionsTime = 15_000;

interface Asked {
  readonly outcomes: Outcome[];
  calls: number;
}

export interface ProbedPage {
  readonly remote: Releasable;
  readonly release: string;
  readonly path: string;
  readonly cookie: string;
  /** Null: a visitor. */
  readonly companyId: string | null;
}

/** Opens a page of this server as a browser gets it, and uses it as a person would; returns what is wrong, or null. */
export async function openPage(app: App, browser: Browser, probed: ProbedPage): Promise<string | null> {
  const session = probed.companyId === null ? null : exampleSession(demo, probed.companyId);
  return withPage(browser, session, {}, async (page) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      // By then an area that does not load has reported it.
      const time = app.settings.areaDeadline * 1.5 + questionsTime;
      timer = setTimeout(resolve, time, 'it does not open in time');
    });
    try {
      return await Promise.race([visited(app, page, probed), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  });
}

async function visited(app: App, page: Page, probed: ProbedPage): Promise<string | null> {
  const origin = app.publicUrl ?? 'http://localhost';
  const asked: Asked = { outcomes: [], calls: 0 };
  // The host logs why an area does not open.
  const errors: string[] = [];
  page.on('console', (message) => {
    if (isOfHost(message)) errors.push(message.text().split('\n')[0] ?? '');
  });
  const opened = async (fail: (error: unknown) => void) => {
    const answering = { app, origin, asked, cookie: probed.cookie };
    await page.context().route('**/*', (route) => answer(route, answering).catch(fail));
    // So the trial need not wait for what a release does later.
    await page.clock.install();
    await page.goto(origin + probed.path, { waitUntil: 'load', timeout: 0 });
    const wrong =
      (await waitForReport(page, probed, asked)) ??
      (await unusable(page, () => asked.calls)) ??
      (await waitForReport(page, probed, asked));
    return wrong && [wrong, ...errors.slice(0, 1)].join(': ');
  };
  // A server that stops answers no more: the error of a route's handler ends the visit, and not the process.
  return new Promise((resolve, reject) => {
    page.on('crash', () => resolve('its tab died'));
    opened(reject).then(resolve, reject);
  });
}

/** What the page reports on itself; null once it has opened and has nothing more to load. */
async function waitForReport(
  page: Page,
  { remote, release }: ProbedPage,
  { outcomes }: Asked,
): Promise<string | null> {
  for (let quiet = 0; ; ) {
    await reportNow(page);
    const bad = outcomes.find(isBad);
    if (bad) return `${bad.remote} ${bad.outcome}`;
    if (outcomes.some((outcome) => outcome.remote === remote && outcome.release === release)) {
      // A crash by data that has just arrived is reported some rounds later.
      if (quiet === quietRounds) return null;
      quiet = (await countBusy(page)) === 0 ? quiet + 1 : 0;
    }
    await page.waitForTimeout(100);
  }
}

interface Answering {
  readonly app: App;
  readonly origin: string;
  readonly asked: Asked;
  readonly cookie: string;
}

/** Examples answer calls and this process all else: nothing leaves the machine. */
async function answer(route: Route, { app, origin, asked, cookie }: Answering): Promise<void> {
  const request = route.request();
  const { origin: to, host, pathname, search } = new URL(request.url());
  if (to !== origin) return route.abort();
  if (pathname.startsWith('/api/')) {
    if (pathname !== reportOutcomes.path) asked.calls++;
    return answerCall(route, demo, (outcomes) => asked.outcomes.push(...outcomes));
  }
  const { accept = '*/*' } = request.headers();
  const { statusCode, headers, rawPayload } = await app.http.inject({
    url: pathname + search,
    headers: { host, accept, cookie, 'accept-encoding': 'identity' },
  });
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return route.fulfill({ status: statusCode, headers: Object.fromEntries(texts), body: rawPayload });
}
