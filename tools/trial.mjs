// @ts-check
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';
import { CliError, runCli } from './cli-error.mjs';
import { baseOf, withRelease } from './trial-page.mjs';

/** @typedef {import('@hawiyat/shared/contract/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/releases').Outcome} Outcome */
/** @typedef {import('@playwright/test').Page} Page */

const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** Milliseconds until a path must show its area, as in the panel. */
const deadline = 12_000;
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
 * Opens each screen of a built remote in Chromium, in the page of a running server, with the built files instead of the
 * released ones. Nothing is published, and no API call reaches the server: screens show their error state, which is enough
 * to know that the release loads, is compatible and mounts. A built host is opened with every live remote.
 *
 * @param {string} root the workspace's folder
 * @param {string} url the server's address
 * @param {string} folder a `dist` folder
 * @throws {CliError} naming the paths that do not open, and why
 */
export async function tryRelease(root, url, folder) {
  /** @type {Release} */
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const { chromium: browsers } = await import('@playwright/test');
  const browser = await browsers.launch({ executablePath: await chromium(root), args: flags });
  /** @type {string[]} */
  const failures = [];
  try {
    await Promise.all(
      pathsOf(release).map(async (path) => {
        const page = await browser.newPage({ serviceWorkers: 'block' });
        const failure = await failureAt(page, url, path, release, folder);
        if (failure) failures.push(`${path}: ${failure}`);
      }),
    );
  } finally {
    await browser.close();
  }
  if (failures.length > 0)
    throw new CliError(
      `${release.remote} ${release.id} does not open, and is not published:\n  ${failures.join('\n  ')}`,
    );
}

/** Routes without parameters; for a host, one path of each remote. @param {Release} release */
function pathsOf({ routes = [], claims = {} }) {
  const firsts = Object.values(claims).flatMap((claim) => claim.slice(0, 1));
  return [...routes.filter((route) => !/[:*]/.test(route)), ...firsts];
}

/**
 * @param {Page} page @param {string} url @param {string} path @param {Release} release @param {string} folder
 * @returns {Promise<string | null>} what is wrong, or null
 */
async function failureAt(page, url, path, release, folder) {
  /** @type {string[]} */
  const errors = [];
  /** @type {Outcome[]} */
  const outcomes = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(message.text()))
      errors.push(message.text());
  });
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (request.url().endsWith('/outcomes'))
      outcomes.push(...JSON.parse(request.postData() ?? '{}').outcomes);
    return route.fulfill({ status: 503, json: { message: 'لا خدمة في التجربة' } });
  });
  await page.route(`**${baseOf(release)}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(baseOf(release).length).replace(/^~\d+\//, '');
    if (!release.files.some((item) => item.path === file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: join(folder, file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.route(url + path, async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: withRelease(await answer.text(), release) });
  });
  if (!isPublic(path)) await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(session)})`);
  await page.goto(url + path, { waitUntil: 'load' });

  const remote = release.remote === 'shell' ? null : release.remote;
  const until = Date.now() + deadline;
  while (Date.now() < until && errors.length === 0) {
    // Outcomes are sent when a page is left.
    await page.evaluate("for (const type of ['pointermove', 'pagehide']) dispatchEvent(new Event(type))");
    const bad = outcomes.find((outcome) => !['loaded', 'retried'].includes(outcome.outcome));
    if (bad) return `${bad.remote} ${bad.release} ${bad.outcome}`;
    if (
      outcomes.some((outcome) =>
        remote ? outcome.remote === remote && outcome.release === release.id : outcome.remote !== 'shell',
      )
    )
      return null;
    await page.waitForTimeout(100);
  }
  return errors[0] ?? `it did not open within ${deadline / 1000} s`;
}

/** A session would redirect from these pages. @param {string} path */
const isPublic = (path) => ['/', '/signup', '/privacy-policy', '/terms-and-conditions'].includes(path);

/** `node tools/trial.mjs http://localhost:4000 mf-orders/dist`: tries a built folder, and publishes nothing. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    const [url = '', folder = ''] = process.argv.slice(2);
    await tryRelease(join(import.meta.dirname, '..'), url, folder);
  });
}
