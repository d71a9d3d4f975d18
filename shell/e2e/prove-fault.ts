import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { areas, pathsOf } from '@hawiyat/shared/federation/checkout-areas';
import { type Crash, colorOf, errNow } from '@hawiyat/shared/testing/fixture-release';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { type Fault, makeFaulty, type Target } from './faulty-releases.ts';

/** Two fixture releases of one remote in a running panel: the assigned one and the one to fall back to. */
export interface TwoReleases {
  readonly name: RemoteName;
  readonly assigned: Release;
  readonly fallback: Release;
}

export type ReleaseFault = { readonly target: Target; readonly fault: Fault } | { readonly crash: Crash };

const versionOf = ({ id }: Release) => id.replace(/-.*$/, '');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'تعذّر تحميل هذا القسم' });
const setCrashes = (page: Page, crash: Record<string, Crash>) =>
  page.evaluate((item) => sessionStorage.setItem('fixture-crash', JSON.stringify(item)), crash);

/** The public area is opened at a page that is not prerendered. */
const pathOf = (name: RemoteName) => (name === 'mf-marketing' ? '/signup' : (pathsOf(name)[0] ?? '/'));

/**
 * Makes both releases of a remote faulty, then only the assigned one. The host must respond within a second, show the
 * error by the deadline and leave other areas untouched; a retry must load the fallback without a reload; nothing
 * unverified may run, and two releases may not mix.
 * @param deadline milliseconds, as the panel is configured
 */
export async function proveFault(
  page: Page,
  { name, assigned, fallback }: TwoReleases,
  releaseFault: ReleaseFault,
  deadline: number,
): Promise<void> {
  const path = pathOf(name);
  let healFallback = async () => {};
  if ('crash' in releaseFault) {
    const { crash } = releaseFault;
    const keyOf = (item: Release) => `${name}@${versionOf(item)}`;
    await setCrashes(page, { [keyOf(assigned)]: crash, [keyOf(fallback)]: crash });
    healFallback = () => setCrashes(page, { [keyOf(assigned)]: crash });
  } else {
    await makeFaulty(page, assigned, releaseFault.target, releaseFault.fault);
    healFallback = await makeFaulty(page, fallback, releaseFault.target, releaseFault.fault);
  }

  await page.goto(path, { waitUntil: 'commit' });
  if (name !== 'mf-marketing') await hostAnswers(page);
  // The page's own start is not part of the deadline.
  await expect(alert(page)).toBeVisible({ timeout: deadline + 3_000 });
  const opened = await page.evaluate(() => performance.timeOrigin);

  await visitElsewhere(page, name);
  await healFallback();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  const healed = page.locator(`[data-lazy-mark="${versionOf(fallback)}"]`);
  await expect(healed).toBeAttached({ timeout: deadline + 3_000 });
  await expect(alert(page)).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await onlyShows(page, fallback, assigned);
}

/**
 * Delays files of the assigned release, each within its time limit: the host responds meanwhile, and by the deadline one
 * release is shown completely. It may be the fallback, because files that wait for each other can add up.
 */
export async function proveSlow(
  page: Page,
  { name, assigned, fallback }: TwoReleases,
  target: Target,
  deadline: number,
): Promise<void> {
  await makeFaulty(page, assigned, target, { slow: deadline / 8 });
  await page.goto(pathOf(name), { waitUntil: 'commit' });
  if (name !== 'mf-marketing') await hostAnswers(page);
  const lazy = page.locator('[data-lazy-mark]');
  await expect(lazy).toBeAttached({ timeout: deadline + 3_000 });
  await expect(alert(page)).toHaveCount(0);
  const isAssigned = (await lazy.getAttribute('data-lazy-mark')) === versionOf(assigned);
  if (isAssigned) await onlyShows(page, assigned, fallback);
  else await onlyShows(page, fallback, assigned);
}

/** An uncaught error of the assigned release after it was shown changes nothing. */
export async function proveUncaught(page: Page, { name, assigned, fallback }: TwoReleases): Promise<void> {
  await page.goto(pathOf(name));
  await expect(page.locator(`[data-lazy-mark="${versionOf(assigned)}"]`)).toBeAttached();
  await page.evaluate((text) => void dispatchEvent(new Event(text)), errNow);
  await onlyShows(page, assigned, fallback);
  await visitElsewhere(page, name, page.locator('[data-lazy-mark]').first());
}

/** The host must respond to a press while the area loads. */
async function hostAnswers(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'تبديل المظهر' });
  await toggle.waitFor();
  const took = await toggle.evaluate(async (element: HTMLElement) => {
    const began = performance.now();
    const before = document.documentElement.className;
    element.click();
    while (document.documentElement.className === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });
  expect(took).toBeLessThan(1_000);
}

/**
 * Goes to an area of another remote, which must work, and comes back.
 * @param found must then be shown again
 */
async function visitElsewhere(page: Page, name: RemoteName, found = alert(page)): Promise<void> {
  if (name === 'mf-marketing') {
    const go = (to: string) =>
      page.evaluate((text) => {
        history.pushState(null, '', text);
        dispatchEvent(new PopStateEvent('popstate'));
      }, to);
    await go('/signin');
    await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    await go(pathOf(name));
    return;
  }
  const nav = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  const elsewhere =
    name === 'mf-orders'
      ? { title: 'إدارة الحاويات', shows: page.getByRole('button', { name: 'إضافة حاوية جديدة' }) }
      : { title: 'إدارة الطلبات', shows: page.getByRole('tab', { name: 'الطلبات الجديدة' }) };
  const back = areas.find((area) => area.name === name)?.sections[0]?.title ?? '';
  await nav.getByRole('link', { name: elsewhere.title }).click();
  await expect(elsewhere.shows).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await nav.getByRole('link', { name: back }).click();
  await expect(found).toBeAttached();
}

/** Elements, their colors and the page's styles must belong to one release. */
async function onlyShows(page: Page, shown: Release, failed: Release): Promise<void> {
  const seen = await page.evaluate(() => ({
    marks: [...document.querySelectorAll<HTMLElement>('[data-mark], [data-lazy-mark]')].map((item) => ({
      version: item.dataset.mark ?? item.dataset.lazyMark,
      color: getComputedStyle(item).outlineColor,
    })),
    styles: [...document.styleSheets].map((sheet) => sheet.href ?? ''),
    unverified: 'unverified' in globalThis,
  }));
  const version = versionOf(shown);
  expect(seen.marks).toEqual([
    { version, color: colorOf(version) },
    { version, color: colorOf(version) },
  ]);
  expect(seen.styles.filter((style) => style.includes(`/${failed.id}/`))).toEqual([]);
  expect(seen.unverified).toBe(false);
}
