import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a card says who has the container and until when, and leads to its page and to the order', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const all = await containersApi(panel.url, session.token).list();
  const out = all.find(({ hold }) => hold?.deliveredAt && hold.place);
  const [number, hold] = [out?.containerNumber ?? '', out?.hold];
  await signIn(`/containers?q=${number}`);
  const card = containersPage(page).card(number);
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(number);
  await expect(card).toContainText(hold?.place ?? '?');
  await expect(card).toContainText(/تعود (اليوم|غدًا|\d+ \S+)|متأخرة (يومًا|يومين|\d+ )|موعد العودة غير محدد/);
  await expect(card.getByRole('link', { name: `فتح الطلب ${hold?.number}` })).toHaveAttribute(
    'href',
    `/orders?tab=accepted_orders&details=${hold?.orderId}`,
  );
  // The whole card is the link.
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 12);
  await expect(page).toHaveURL(new RegExp(`/containers/${out?.id}$`));
});

test('«⋯» opens by keyboard what else can be done, and gives the focus back', async ({ page, signIn }) => {
  await signIn('/containers');
  const more = page.getByRole('button', { name: /^إجراءات أخرى للحاوية/ }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: /^إجراءات أخرى للحاوية/ });
  const lines = menu.getByRole('menuitem');
  await expect(lines.first()).toBeFocused();
  await expect(lines.first()).toHaveText('صفحة الحاوية');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.mouse.click(5, 5);
  await expect(menu).toBeHidden();
});

test('«⋯» pressed while the page comes to rest stays open, and closes when the page scrolls on', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const more = page.getByRole('button', { name: /^إجراءات أخرى للحاوية/ }).first();
  const menu = page.getByRole('menu', { name: /^إجراءات أخرى للحاوية/ });
  // Its file is here from the first press on.
  await more.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await more.evaluate(async (button: HTMLElement) => {
    // The event of this scroll comes after the press, with the next frame.
    scrollBy(0, 40);
    button.click();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(menu).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(menu).toBeHidden();
});

test('60 containers stand in four columns at 1920 px and in three at 1440 px, all of one height', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('/containers');
  const { cards } = containersPage(page);
  await expect(cards.first()).toBeVisible();
  const pitch = () =>
    cards.evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      return {
        columns: boxes.filter(({ top }) => Math.round(top) === tops[0]).length,
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
        row: (tops[1] ?? 0) - (tops[0] ?? 0),
      };
    });
  expect(await pitch()).toEqual({ columns: 3, heights: 1, row: expect.any(Number) });
  // 20 rows of the former cards were 4,320 px high.
  expect((await pitch()).row * 20).toBeLessThan(3_400);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(pitch).toMatchObject({ columns: 4, heights: 1 });
});
