import { importContainers } from '@hawiyat/shared/contract/fleet/containers';
import { importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { callServer } from './containers-api.ts';
import { containersPage } from './containers-page.ts';
import { driversPage } from './drivers-page.ts';

test.use({ panelName: 'long lists' });

const many = { containers: 2_000, drivers: 500 };

test.beforeAll(async ({ panel, session }) => {
  const send = ({ method, path }: typeof importContainers | typeof importDrivers, rows: string[]) =>
    callServer(
      { url: panel.url, token: session.token, method, path },
      { csv: rows.join('\n'), dryRun: false },
    );
  const containers = Array.from({ length: many.containers }, (_, n) => `حاويات أنقاض,12 ياردة,${100 + n}`);
  const longName = 'عبد الرحمن بن عبد العزيز بن محمد الفارسي '.repeat(2).trim();
  const drivers = Array.from(
    { length: many.drivers },
    (_, n) => `${n % 10 === 5 ? longName : 'سائق رقم'} ${n},0${500_000_000 + n},${n}`,
  );
  await send(importContainers, ['نوع الحاوية,حجم الحاوية,السعر (ر.س)', ...containers]);
  await send(importDrivers, ['اسم السائق,رقم الهاتف,رقم الهوية', ...drivers]);
});

const inDocument = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .count();

/** Rows have an estimated height until the first ones are measured: the page is short till then, and cannot be scrolled far. */
const fullHeight = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.querySelector('[data-row]');
    const all = Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'));
    const rows = Math.ceil(all / Number(row?.getAttribute('data-row')));
    return document.documentElement.scrollHeight >= rows * (row?.getBoundingClientRect().height ?? Infinity);
  });

test('of 2,000 containers only those on the screen are in the document; each one knows its position', async ({
  page,
  signIn,
}) => {
  const { cards, card, search, toolbar } = containersPage(page);
  await signIn('/containers');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^20\d\d$/);
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  const all = Number(await cards.first().getAttribute('aria-setsize'));
  await fullHeight(page);
  expect(await inDocument(page)).toBeLessThan(30);

  await page.keyboard.press('End');
  await expect(cards.last()).toHaveAttribute('aria-posinset', String(all));
  expect(await inDocument(page)).toBeLessThan(30);

  // Search finds cards that are not in the document.
  await search.fill('C-0001');
  await expect(card('C-0001')).toBeVisible();
  await search.fill('');
  await toolbar.choose('الترتيب حسب', 'رقم الحاوية');
  await expect(card('C-0001')).toBeVisible();
});

test('coming back from a driver’s page finds the list where it was left', async ({ page, signIn }) => {
  const { cards, link, title } = driversPage(page);
  await signIn('/drivers');
  await expect(cards.first()).toBeVisible();
  await fullHeight(page);
  await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }));
  const shown = page.getByRole('link', { name: /^عرض بيانات السائق سائق رقم 1\d\d$/ });
  await expect(shown.first()).toBeVisible();
  expect(await inDocument(page)).toBeLessThan(40);
  // In the middle, where neither the pointer nor the focus scrolls.
  const name = await shown.evaluateAll((links) => {
    const offset = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2);
    return links.sort((one, other) => offset(one) - offset(other))[0]?.textContent ?? '';
  });
  const scrolled = await page.evaluate(() => scrollY);
  await link(name).click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'رجوع' }).click();
  await expect(link(name)).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5);
});

test('with the keyboard alone one gets from card to card beyond the screen', async ({ page, signIn }) => {
  const { cards, card } = driversPage(page);
  await signIn('/drivers');
  await cards.first().getByRole('link').focus();
  for (let card = 1; card <= 20; card += 1) {
    // A screen reader's next card.
    await expect(page.locator(`[aria-posinset="${card + 1}"]`)).toBeInViewport();
    for (const _ of ['edit', 'delete', 'next']) await page.keyboard.press('Tab');
  }
  const focused = page.locator('a:focus');
  await expect(focused).toBeInViewport();
  const name = (await focused.textContent()) ?? '';
  await expect(card(name)).toHaveAttribute('aria-posinset', '21');
});

for (const width of [390, 1440])
  test(`all cards have one height, however long a name is, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 2_400 });
    await signIn('/drivers');
    const { cards } = driversPage(page);
    await expect(cards.filter({ hasText: 'الفارسي' }).first()).toBeVisible();
    await expect.poll(() => cards.count()).toBeGreaterThan(10);
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(new Set(heights.map(Math.round)).size).toBe(1);
  });

test('cards that the first scroll brings are there at once, without the entrance of the first ones', async ({
  page,
  signIn,
}) => {
  const { cards } = driversPage(page);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.querySelector('article'))
          .length,
    );
  await signIn('/drivers');
  await expect(cards.first()).toBeVisible();
  await fullHeight(page);
  await expect.poll(moving).toBe(0);
  await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: /^عرض بيانات السائق سائق رقم 1\d\d$/ }).first()).toBeVisible();
  expect(await moving()).toBe(0);
});

test('a press right after scrolling counts', async ({ page, signIn }) => {
  const { cards } = driversPage(page);
  await signIn('/drivers');
  await expect(cards.first()).toBeVisible();
  await fullHeight(page);
  const pressed = await page.evaluate(async () => {
    scrollTo({ top: 2_000, behavior: 'instant' });
    for (const _ of ['scrolled', 'drawn']) await new Promise((resolve) => requestAnimationFrame(resolve));
    const reached = [0.3, 0.4, 0.5, 0.6].map((part) => document.elementFromPoint(400, innerHeight * part));
    return reached.some((element) => element?.closest('article'));
  });
  expect(pressed).toBe(true);
});
