import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import demo from '@hawiyat/shared/contract/examples/demo-company.json' with { type: 'json' };
import { exampleFor } from '@hawiyat/shared/contract/examples/example-for';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { type Outcome, outcomesOf, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import type { Browser, Page, Route } from 'playwright-core';
import type { App } from '../../app-context.ts';
import { unusable } from './unusable.ts';

/** Rounds of 100 ms in which a page has nothing to wait for. */
const quietRounds = 3;
/** Milliseconds that the questions about an open page may take. */
const questionsTime = 15_000;

/** What a page has asked the server for. */
interface Asked {
  readonly outcomes: Outcome[];
  /** Calls of the API, without reports. */
  calls: number;
}

/** A made-up principal of a trial. */
export interface ProbePrincipal {
  readonly cookie: string;
  /** Null: a visitor. */
  readonly companyId: string | null;
}

/**
 * Opens a page of this server as a browser gets it, waits for its report about a release, and for its content, and then asks
 * what a person would. Calls of the API get the contract's examples, as in the trial before publishing; none is made.
 * @returns what is wrong; null: it opens, and one can work with it
 */
export async function openPage(
  app: App,
  browser: Browser,
  release: { readonly remote: Releasable; readonly id: string },
  path: string,
  principal: ProbePrincipal,
): Promise<string | null> {
  const origin = app.publicUrl ?? 'http://localhost';
  const context = await browser.newContext({ ...browserOfPeople, serviceWorkers: 'block' });
  let timer: NodeJS.Timeout | undefined;
  try {
    const asked: Asked = { outcomes: [], calls: 0 };
    await context.route('**/*', (route) => answer(app, origin, principal.cookie, asked, route));
    if (principal.companyId !== null) await context.addInitScript(sessionOf(principal.companyId));
    const page = await context.newPage();
    // An area that gives up has reported by then.
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(
        resolve,
        app.settings.areaDeadline * 1.5 + questionsTime,
        'it does not open in time',
      );
    });
    return await Promise.race([visited(page, origin + path, release, asked), tooLate]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

async function visited(
  page: Page,
  url: string,
  release: { readonly remote: Releasable; readonly id: string },
  asked: Asked,
): Promise<string | null> {
  // The host writes why an area does not open.
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[composition] ')) errors.push(message.text().split('\n')[0] ?? '');
  });
  const died = new Promise<string>((resolve) => page.on('crash', () => resolve('its tab died')));
  // What a release does later is then met without waiting for it.
  await page.clock.install();
  await page.goto(url, { waitUntil: 'load', timeout: 0 });
  const asks = async () => {
    const wrong =
      (await waitForReport(page, release, asked)) ??
      (await unusable(page, () => asked.calls)) ??
      (await waitForReport(page, release, asked));
    return wrong && [wrong, ...errors.slice(0, 1)].join(': ');
  };
  return Promise.race([asks(), died]);
}

/** @returns what the page itself reports; null once it has opened, and says nothing else for a while */
async function waitForReport(
  page: Page,
  { remote: name, id }: { readonly remote: Releasable; readonly id: string },
  { outcomes }: Asked,
): Promise<string | null> {
  for (let quiet = 0; ; ) {
    // A page reports on its areas when it is left; these events make it report now.
    await page.evaluate("for (const it of ['pointermove', 'pagehide']) dispatchEvent(new Event(it))");
    const bad = outcomes.find((outcome) => !['loaded', 'retried', 'measured'].includes(outcome.outcome));
    if (bad) return `${bad.remote} ${bad.outcome}`;
    if (outcomes.some((outcome) => outcome.remote === name && outcome.release === id)) {
      // What crashes when its data arrives has reported some rounds later.
      if (quiet === quietRounds) return null;
      quiet = (await page.locator('[aria-busy=true]').count()) === 0 ? quiet + 1 : 0;
    }
    await page.waitForTimeout(100);
  }
}

async function answer(app: App, origin: string, cookie: string, asked: Asked, route: Route): Promise<void> {
  const request = route.request();
  const { origin: to, host, pathname, search } = new URL(request.url());
  if (to !== origin) return route.abort();
  if (pathname === reportOutcomes.path) asked.outcomes.push(...outcomesIn(request.postData()));
  else if (pathname.startsWith('/api/')) asked.calls++;
  if (pathname.startsWith('/api/')) return answerCall(route);
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

async function answerCall(route: Route): Promise<void> {
  const [url, method] = [route.request().url(), route.request().method()];
  // A stream that stays open, as without changes.
  if (url.endsWith('/events')) return;
  const example = method === 'GET' ? exampleFor(demo, url) : undefined;
  if (example !== undefined) return route.fulfill({ json: example });
  return route.fulfill({ status: 503, json: { message: '' } });
}

function outcomesIn(text: string | null): Outcome[] {
  const { data } = reportOutcomes.body.safeParse(JSON.parse(text ?? '{}'));
  return data ? outcomesOf(data) : [];
}

/** What a page finds where a company is signed in. No call with it reaches a server. */
function sessionOf(companyId: string): string {
  const user = { ...demo.user, company: { ...demo.user.company, id: companyId } };
  const stored = { web_auth_user: JSON.stringify(user), web_auth_token: 'probe' };
  return `Object.assign(localStorage, ${JSON.stringify(stored)})`;
}
