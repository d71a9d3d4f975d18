import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteOfPath } from '@hawiyat/shared/federation/checkout-areas';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage } from '@hawiyat/shared/testing/public-page';
import type { Page, Response } from '@playwright/test';

/**
 * Script bytes in brotli until a page's first content: the host's and the area's together, with the lazy modules of the kit
 * that it uses. What counts is the sum of a visit, so that no file is split or doubled for a limit of its own. Of a visitor's
 * page the area's alone: its content is in the HTML.
 */
const firstContent: Record<RemoteName, number> = {
  'mf-marketing': 20_000,
  'mf-fleet': 227_500,
  'mf-orders': 226_000,
  'mf-insights': 300_000,
};
const someDriver = '/drivers/00000000-0000-4000-8000-000000000000';
/** The sign-up is one long form. */
const ownFirstContent: Readonly<Record<string, number>> = { '/signup': 22_500 };
/** Script bytes of all that comes by itself within five seconds: what is pushed behind the content still costs. */
const withinFiveSeconds: Readonly<Record<string, number>> = {
  '/containers': 317_500,
  '/drivers': 313_000,
  '/orders': 296_500,
  '/dashboard': 307_000,
  [someDriver]: 283_500,
};

const deepLinks = [
  ...['/', '/signup', '/dashboard', '/dashboard/statement', '/containers', '/drivers', someDriver, '/orders'],
];
const forVisitors = ['/', '/signup'];
/** The sidebar's screens, and the page that everybody sees first. */
const daily = ['/', '/dashboard', '/containers', '/drivers', '/orders'];
/** Screens whose first calls the HTML requests. */
const prefetching = ['/dashboard', '/containers', '/drivers', '/orders'];

/** Insights counts with its charts, also those that load when scrolled into view. */
const withItsCharts: RemoteName[] = ['mf-insights'];

interface File {
  readonly url: string;
  readonly path: string;
  readonly isScript: boolean;
  readonly bytes: number;
}

async function fileOf(answer: Response): Promise<File> {
  const isScript = answer.request().resourceType() === 'script';
  const { 'content-encoding': encoding, 'content-length': length } = await answer.allHeaders();
  // The budgets are in brotli.
  if (isScript) expect([answer.url(), encoding]).toEqual([answer.url(), 'br']);
  return { url: answer.url(), path: new URL(answer.url()).pathname, isScript, bytes: Number(length) };
}

/** Opens an address with an empty cache, and waits until its area is shown and no file is loading. */
async function openCold(page: Page, globalName: string, open: () => Promise<unknown>) {
  let html: Promise<string> | string = '';
  const files: Promise<File>[] = [];
  const underWay = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
    if (/\/[rs]\//.test(request.url())) underWay.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request.url()));
  page.on('response', (answer) => {
    if (/\/[rs]\//.test(answer.url())) files.push(fileOf(answer));
    else if (answer.request().isNavigationRequest() && !answer.url().endsWith('/health'))
      html = answer.text();
  });
  await open();
  // A prerendered page is complete before its area has loaded, so this waits for the area's entry.
  await page.waitForFunction((name) => Reflect.has(globalThis, name), globalName);
  await expect(page.getByText('جاري تحميل القسم...')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => underWay.size).toBe(0);
  const withContent = await Promise.all(files);
  const filesOfFiveSeconds = async () => {
    await page.waitForFunction(() => performance.now() > 5_000);
    return Promise.all(files);
  };
  return { html: await html, calls: [...calls], files: withContent, filesOfFiveSeconds };
}

/** The scripts of a release that the page has not asked for. */
async function othersOf(page: Page, release: Release, asked: readonly File[]): Promise<File[]> {
  const base = `/r/${release.remote}/${release.id}/`;
  const missing = release.files
    .map((file) => base + file.path)
    .filter((path) => path.endsWith('.js') && asked.every((file) => file.path !== path));
  return Promise.all(
    missing.map(async (path) => {
      const answer = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
      expect([path, answer.status(), encoding]).toEqual([path, 200, 'br']);
      return { url: answer.url(), path, isScript: true, bytes: Number(length) };
    }),
  );
}

/** Chunks that a screen loads after its first content: when the browser is idle, or with a press. */
const whenIdle =
  /(^|\/)(((container|driver|picture|vehicle)-)?dialogs?|csv|free-range|list-actions|search-words|selection|task-tabs)\.js$/;
/** What several chunks have in common has no name; a screen's own such files are in its list. */
const inCommon = /(^|\/)\d+\.js$/;

/** What the host loads when the browser is idle: the event stream, the bell, and what watches an open area. */
const hostWhenIdle = [
  ...['live-stream', 'live-parts', 'health'].map((name) => `static/js/async/${name}.js`),
  'worker/heartbeat.js',
];

/** The files of a screen's first content. */
const ownFilesOf = ({ preload, screens = {} }: Release, address: string) => [
  ...preload,
  ...(screens[address] ?? screens[address.replace(/[^/]+$/, '*')] ?? []),
];

/** Files that a screen's first content does not need: other screens', and its own idle chunks. */
function idleFilesOf(release: Release, address: string): string[] {
  const { remote, screens = {}, files } = release;
  const own = ownFilesOf(release, address);
  const others = Object.values(screens)
    .flat()
    .filter((screen) => !own.includes(screen));
  const deferred = files
    .map((file) => file.path)
    .filter(
      (text) =>
        whenIdle.test(text) ||
        (inCommon.test(text) && !own.includes(text) && !withItsCharts.includes(remote)),
    );
  return [...others, ...deferred];
}

/** Files of the host that no file of the first content imports. */
function idleHostFilesOf(release: Release, address: string, shares: Release['shares'] = {}): string[] {
  const { consumedBy = {} } = release;
  const filesOf = (names: readonly string[]) => names.flatMap((name) => shares[name] ?? []);
  const first = filesOf(ownFilesOf(release, address).flatMap((file) => consumedBy[file] ?? []));
  return filesOf(Object.values(consumedBy).flat()).filter((file) => !first.includes(file));
}

const built = (name: string): Release =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name, 'dist/release.json'), 'utf8'));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const sum = (files: readonly File[]) => files.reduce((total, file) => total + file.bytes, 0);

// Names that other tests write need other font files.
test.use({ panelName: 'budgets' });

const figures: string[] = [];
test.afterAll(() => {
  console.log(
    ['deep link        host KB  area KB   limit    idle     5 s  files  depth', ...figures].join('\n'),
  );
});

for (const path of deepLinks) {
  test(`a cold ${path} keeps its budget, and requests every file once and from the HTML`, {
    tag: daily.includes(path) ? [] : '@slow',
  }, async ({ page, signIn }) => {
    const isForVisitors = forVisitors.includes(path);
    const name = remoteOfPath(path) ?? 'mf-marketing';
    const release = built(name);
    const { html, calls, files, filesOfFiveSeconds } = await openCold(page, release.globalName, () =>
      isForVisitors ? openPublicPage(page, path) : signIn(path),
    );

    const host = built('shell');
    const extra = new Set(Object.values(host.shares ?? {}).flat());
    const isExtra = ({ path }: File) =>
      path.startsWith('/s/') && [...extra].some((file) => path.endsWith(`/${file}`));
    // The landing page loads no form and no other screen.
    if (path === '/')
      expect(files.filter((file) => isExtra(file) || /signup|polic|terms/.test(file.path))).toEqual([]);
    const scripts = files.filter((file) => file.isScript);
    const idleFiles = [
      ...idleFilesOf(release, path).map((file) => `/r/${name}/${release.id}/${file}`),
      ...[...hostWhenIdle, ...idleHostFilesOf(release, path, host.shares)].map(
        (file) => `/s/${host.id}/${file}`,
      ),
    ];
    const isIdle = (item: File) => idleFiles.includes(item.path);
    // The dashboard has neither forms nor dialogs, so it loads none.
    if (path === '/dashboard') expect(files.filter((file) => isExtra(file) && !isIdle(file))).toEqual([]);
    const ofArea = scripts.filter(
      (script) => !isIdle(script) && (script.path.startsWith(`/r/${name}/`) || isExtra(script)),
    );
    const [own, idle] = [scripts.filter((script) => !isIdle(script)), scripts.filter(isIdle)];
    expect(scripts).toEqual([...own, ...idle]);
    if (withItsCharts.includes(name))
      ofArea.push(...(await othersOf(page, release, ofArea)).filter((script) => !isIdle(script)));
    const ofHost = own.filter((script) => script.path.startsWith('/s/') && !isExtra(script));
    expect(ofArea.length).toBeGreaterThan(1);
    expect(ofHost.length).toBeGreaterThan(1);

    // A file that the HTML names has depth 2. Fonts are requested when their text is drawn.
    const unnamed = files
      .filter((file) => !isIdle(file))
      .map((file) => file.path)
      .filter((text) => !html.includes(text) && !text.endsWith('.woff2'));
    const depth = unnamed.length === 0 ? '2' : 'more';
    const area = sum(ofArea);
    const first = isForVisitors ? area : sum(ofHost) + area;
    const limit = ownFirstContent[path] ?? firstContent[name] ?? 0;
    const ofFiveSeconds = withinFiveSeconds[path];
    const later = ofFiveSeconds ? sum((await filesOfFiveSeconds()).filter((file) => file.isScript)) : 0;
    figures.push(
      [
        path.slice(0, 16).padEnd(16),
        kilobytes(sum(ofHost)),
        ` ${kilobytes(area)}`,
        ` ${kilobytes(limit)}`,
        ` ${kilobytes(sum(idle))}`,
        ` ${later > 0 ? kilobytes(later) : '     –'}`,
        String(files.length - idle.length).padStart(5),
        depth.padStart(5),
      ].join('  '),
    );
    // Nothing of another remote.
    expect(
      files.filter((file) => file.path.startsWith('/r/') && !file.path.startsWith(`/r/${name}/`)),
    ).toEqual([]);
    expect(unnamed).toEqual([]);
    // The panel's own texts need only the font subsets.
    const fonts = files
      .filter((file) => file.path.endsWith('.woff2'))
      .map((file) => file.path.replace(/.*\//, ''));
    expect(fonts.filter((font) => !/^hawiyat-(arabic|latin)-(400|500|600)\.woff2$/.test(font))).toEqual([]);
    expect(new Set(files.map((file) => file.url)).size).toBe(files.length);
    // The screen must use the prefetched responses: a call with another address would be sent twice.
    const prefetched = release.prefetch?.[path] ?? [];
    if (prefetching.includes(path)) expect(prefetched).not.toEqual([]);
    expect(calls.slice(0, prefetched.length).toSorted()).toEqual([...prefetched].toSorted());
    expect(
      calls.filter((text) => prefetched.some((call) => text.split('?')[0] === call.split('?')[0])),
    ).toHaveLength(prefetched.length);
    expect(files.filter((file) => /manifest/.test(file.path))).toEqual([]);
    expect(first, 'until the first content').toBeLessThanOrEqual(limit);
    if (ofFiveSeconds) expect(later, 'within five seconds').toBeLessThanOrEqual(ofFiveSeconds);
  });
}
