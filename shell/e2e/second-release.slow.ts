import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

test.use({ panelName: 'second release' });

const before = 'إضافة حاوية جديدة';
const after = 'إضافة حاوية إلى الأسطول';
const addButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The fleet releases whose files the page asks for from now on. */
function fleetReleases(page: Page): Set<string> {
  const releases = new Set<string>();
  page.on('request', (request) => {
    const release = request.url().match(/\/r\/mf-fleet\/([^/]+)\//)?.[1];
    if (release) releases.add(release);
  });
  return releases;
}

interface Download {
  readonly path: string;
  /** As transferred, headers included. */
  readonly bytes: number;
}

/** The files that the page's network delivers from now on; what a cache holds is not among them. */
async function downloads(page: Page): Promise<Download[]> {
  const network = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const found: Download[] = [];
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isCached = response.fromDiskCache || response.fromPrefetchCache;
    if (!isCached && type !== 'Document') paths.set(requestId, new URL(response.url).pathname);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = paths.get(requestId);
    if (path && !path.startsWith('/api/') && bytes > 0) found.push({ path, bytes });
  });
  await network.send('Network.enable');
  return found;
}

const loadedFiles = () =>
  performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1));

test('a second release registered in the running server appears on the next load, and the two never mix', async ({
  page,
  context,
  panel,
  signIn,
}) => {
  test.setTimeout(60_000);
  const first = fleetReleases(page);
  await signIn('/containers');
  await expect(addButton(page, before)).toBeVisible();

  const built = await buildVariant('mf-fleet', '1.1.0', [
    { file: 'src/texts/containers.ts', from: before, to: after },
  ]);
  const second = await panel.publish(built);

  // The page that was open keeps its composition, also when the area is left and entered again.
  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
  await expect(addButton(page, before)).toBeVisible();

  const next = await context.newPage();
  const inNext = fleetReleases(next);
  await next.goto('/containers');
  await expect(addButton(next, after)).toBeVisible();
  await expect(addButton(next, before)).toHaveCount(0);
  expect([...inNext]).toEqual([second.id]);
  expect(first.size).toBe(1);
  expect([...first]).not.toContain(second.id);

  await page.reload();
  await expect(addButton(page, after)).toBeVisible();
});

test('after a release of one area a returning browser fetches that area alone', async ({
  page,
  context,
  panel,
  signIn,
}) => {
  test.setTimeout(90_000);
  /** What a visit of two areas fetches. */
  const visit = async (visitor: Page, title: string): Promise<Download[]> => {
    const files = await downloads(visitor);
    await visitor.goto('/containers');
    await expect(addButton(visitor, title)).toBeVisible();
    await visitor.getByRole('link', { name: 'إدارة الطلبات' }).click();
    await expect(visitor.getByRole('tab', { name: 'الطلبات الجديدة' })).toBeVisible();
    // The last that an idle page loads.
    for (const chunk of ['container-dialogs.js', 'dialogs.js', 'task-tabs.js', 'live-parts.js'])
      await expect.poll(() => visitor.evaluate(loadedFiles)).toContain(chunk);
    await visitor.close();
    return files;
  };
  const rename = (from: string, to: string) => ({
    file: 'src/texts/containers.ts',
    from,
    to,
  });
  const [old, fresh] = [`${after} الأول`, `${after} الثاني`];
  await panel.publish(await buildVariant('mf-fleet', '1.2.0', [rename(before, old)]));
  const whole = await downloads(page);
  await signIn('/dashboard');
  await visit(page, old);
  // The browser has everything when a visit fetches nothing.
  await expect.poll(async () => (await visit(await context.newPage(), old)).length).toBe(0);

  const { id } = await panel.publish(await buildVariant('mf-fleet', '1.3.0', [rename(before, fresh)]));
  const delta = await visit(await context.newPage(), fresh);
  expect(delta.length).toBeGreaterThan(0);
  expect(delta.map(({ path }) => path).filter((path) => !path.startsWith(`/r/mf-fleet/${id}/`))).toEqual([]);
  const bytes = (files: readonly Download[]) => files.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes(delta)).toBeLessThan(0.25 * bytes(whole));
});
