import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

test.use({ panelName: 'releases' });

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
    { file: 'src/containers/containers-messages.ts', from: before, to: after },
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
