// @ts-check
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headlessShell } from './chromium.mjs';
import { CliError, runCli } from './cli-error.mjs';
import { briefly, noFindings, reasonOf } from './trial-findings.mjs';
import { baseOf, compositionOf, withRelease } from './trial-page.mjs';

/** @typedef {import('@hawiyat/shared/contract/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/areas').ComposedArea} ComposedArea */
/** @typedef {import('./trial-findings.mjs').Findings} Findings */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** Milliseconds until a path must show its area, as in the panel. */
const deadline = 12_000;
/** Milliseconds after which a page that runs no script counts as one that loops. */
const longestSilence = 10_000;
/** Milliseconds between two looks at a page. */
const interval = 25;
/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A session that opens the layout. No call reaches a server with it. */
const session = {
  web_auth_user: JSON.stringify({
    id: 'trial',
    name: 'trial',
    email: 'trial@hawiyat.example',
    company: { id: 'trial', name: 'trial', identifier: '0', logoUrl: null },
  }),
  web_auth_token: 'trial',
};

/**
 * Starts the browser of a trial: it may start while the release is still being built.
 * @param {string} root the workspace's folder
 * @returns {Promise<Browser>}
 */
export async function startBrowser(root) {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: await headlessShell(root), args: flags });
}

/**
 * Opens each screen of a built remote in Chromium, in the page of a running server, with the built files instead of the
 * released ones. Nothing is published, and no API call reaches the server: screens show their error state, which is enough
 * to know that the release loads, is compatible and mounts. A built host is opened with every live remote.
 *
 * @param {Browser} browser the caller closes it
 * @param {string} url the server's address
 * @param {string} folder a `dist` folder
 * @throws {CliError} naming the paths that do not open, and why
 */
export async function tryRelease(browser, url, folder) {
  const built = readBuilt(folder);
  const { release } = built;
  const { areas, remotes } = await liveAt(url);
  if (release.remote !== 'shell' && !areas.some(({ name }) => name === release.remote))
    throw new CliError(
      `${url} has no area ${release.remote}, so no page would open it: npm run platform -- area add ${release.remote}`,
    );
  /** @type {string[]} */
  const failures = [];
  const waiting = pathsOf(
    release,
    areas.filter(({ name }) => remotes[name]),
  );
  const tryOneByOne = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const failure = await failureAt(page, url, path, built, isPublic(areas, path));
      if (failure) failures.push(`${path}: ${failure}`);
      await page.close();
    }
  };
  // More at once would spend each other's time limit on a busy machine.
  await Promise.all([tryOneByOne(), tryOneByOne()]);
  if (failures.length > 0)
    throw new CliError(
      `${release.remote} ${release.id} does not open, and is not published:\n  ${failures.join('\n  ')}`,
    );
}

/** @typedef {{ folder: string, release: Release, inline: { head: string, body: string } | null }} Built */

/** @param {string} folder @returns {Built} */
function readBuilt(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  /** @type {Release} */
  const release = JSON.parse(read('release.json'));
  const { inline } = release;
  return { folder, release, inline: inline ? { head: read(inline.head), body: read(inline.body) } : null };
}

/** What the pages of a running platform consist of, where nobody is signed in. @param {string} url */
async function liveAt(url) {
  const answer = await fetch(`${url}/signin`, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer) throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  const { areas, remotes = {} } = compositionOf(await answer.text());
  if (!areas) throw new CliError(`The server at ${url} is older than these tools: upgrade it first.`);
  return { areas, remotes };
}

/**
 * Routes without parameters; for a host, one path of each area that is released.
 * @param {Release} release @param {readonly ComposedArea[]} areas
 */
function pathsOf({ remote, routes = [] }, areas) {
  if (remote === 'shell')
    return areas.flatMap(({ sections }) => sections.slice(0, 1).map(({ path }) => path));
  return routes.filter((route) => !/[:*]/.test(route));
}

/**
 * @param {Page} page @param {string} url @param {string} path @param {Built} built @param {boolean} isForVisitors
 * @returns {Promise<string | null>} what is wrong, or null
 */
async function failureAt(page, url, path, { folder, release, inline }, isForVisitors) {
  const observed = noFindings();
  watchErrors(page, observed);
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (request.url().endsWith('/outcomes'))
      observed.outcomes.push(...JSON.parse(request.postData() ?? '{}').outcomes);
    return route.fulfill({ status: 503, json: { message: 'لا خدمة في التجربة' } });
  });
  await page.route(`**${baseOf(release)}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(baseOf(release).length).replace(/^~\d+\//, '');
    if (!release.files.some((item) => item.path === file)) {
      observed.missing.push(file);
      return route.fulfill({ status: 404 });
    }
    return route.fulfill({
      path: join(folder, file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.route(url + path, async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort('connectionrefused');
    return route.fulfill({ response: answer, body: withRelease(await answer.text(), release, inline) });
  });
  if (!isForVisitors) await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(session)})`);
  // A page that loops is never loaded.
  await page.goto(url + path, { waitUntil: 'commit' }).catch((/** @type {Error} */ { message }) => {
    throw new CliError(`${url}${path} does not answer: ${message.split('\n')[0]}`);
  });
  return verdict(page, release, observed);
}

/** @param {Page} page @param {Findings} observed */
function watchErrors(page, observed) {
  page.on('pageerror', ({ stack, message }) => observed.errors.push(briefly(stack ?? message)));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(text))
      observed.errors.unshift(`${text} Is this the address at which browsers reach the server (PUBLIC_URL)?`);
    const [, error] = message.args();
    if (!text.startsWith('[composition] ') || !error) return;
    const read = error
      .evaluate((/** @type {{ cause?: unknown, stack?: string }} */ thrown) => {
        let first = thrown;
        while (first.cause instanceof Error) first = first.cause;
        return first.stack;
      })
      // The page that logged it is gone.
      .catch(() => undefined)
      .then((stack) => {
        if (stack) observed.errors.push(briefly(stack));
      });
    observed.reading.push(read);
  });
}

/**
 * Waits until the page reports on the release.
 * @param {Page} page @param {Release} release @param {Findings} observed
 * @returns {Promise<string | null>} what is wrong, or null
 */
async function verdict(page, release, observed) {
  const { outcomes, errors } = observed;
  const isLoaded = () =>
    outcomes.some((outcome) =>
      release.remote === 'shell'
        ? outcome.remote !== 'shell'
        : outcome.remote === release.remote && outcome.release === release.id,
    );
  const until = Date.now() + deadline;
  while (Date.now() < until && errors.length === 0) {
    // Outcomes are sent when a page is left.
    const asked = page.evaluate(
      "for (const type of ['pointermove', 'pagehide']) dispatchEvent(new Event(type))",
    );
    if (!(await answers(asked)))
      return reasonOf(observed, `the page did not answer for ${longestSilence / 1000} s: it may loop`);
    if (outcomes.some((outcome) => !['loaded', 'retried'].includes(outcome.outcome))) {
      // The page logs the error before it reports the outcome, but reading the error takes a round trip.
      await answers(Promise.all(observed.reading));
      return reasonOf(observed);
    }
    if (isLoaded()) return null;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return reasonOf(observed, errors.length > 0 ? '' : `it did not open within ${deadline / 1000} s`);
}

/** @param {Promise<unknown>} asked @returns {Promise<boolean>} whether the page ran the script in time */
async function answers(asked) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const silent = new Promise((resolve) => {
    timer = setTimeout(resolve, longestSilence, false);
  });
  try {
    return Boolean(await Promise.race([asked.then(() => true), silent]));
  } finally {
    clearTimeout(timer);
  }
}

/** A session would redirect from these pages. @param {readonly ComposedArea[]} areas @param {string} path */
const isPublic = (areas, path) =>
  areas.some(
    ({ audience, sections }) => audience === 'anyone' && sections.some((section) => section.path === path),
  );

/** `node tools/trial.mjs http://localhost:4000 mf-orders/dist`: tries a built folder, and publishes nothing. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    const [url = '', folder = ''] = process.argv.slice(2);
    const browser = await startBrowser(join(import.meta.dirname, '..'));
    try {
      await tryRelease(browser, url, folder);
    } finally {
      await browser.close();
    }
  });
}
