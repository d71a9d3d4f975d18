import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage } from './containers-page.ts';

test.use({ isTranslated: true, panelName: 'changed fleet' });

const chip = (page: import('@playwright/test').Page, name: RegExp) =>
  page.getByRole('search').getByRole('button', { name });
const countOf = async (locator: import('@playwright/test').Locator) => {
  await expect(locator).toHaveText(/\d$/);
  return Number(/\d+$/.exec((await locator.textContent()) ?? '')?.[0]);
};
/** «3 حاويات متوفرة يوم الخميس 3 ديسمبر.» */
const answer = (free: number) => {
  const words: Readonly<Record<number, string>> = { 1: 'حاوية واحدة متوفرة', 2: 'حاويتان متوفرتان' };
  return new RegExp(`^${words[free] ?? `${free} (حاوية|حاويات) متوفرة`} يوم \\S+ \\d+ \\S+( \\d+)?[.،]`);
};

test('«which 20-yard are free the day after tomorrow» is three presses in the list, and the address keeps it', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard');
  const { cards, toolbar } = containersPage(page);
  await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
  await toolbar.openFilter();
  const size = chip(page, /^20 ياردة/);
  await size.click();
  const day = page.getByRole('group', { name: 'متوفرة' }).getByRole('button').nth(2);
  await day.click();
  await expect(page).toHaveURL(/size=20\+yard&free=\d{4}-\d\d-\d\d$/);
  const free = await countOf(day);
  expect(free).toBeGreaterThan(0);
  await expect(cards).toHaveCount(free);
  await expect(cards.filter({ hasNotText: '20 ياردة' })).toHaveCount(0);
  await expect(page.getByText(answer(free))).toBeVisible();

  await expect(toolbar.chip('20 ياردة')).toBeVisible();
  await page.reload();
  await toolbar.openFilter();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(free);
  await page.goBack();
  await expect(page).toHaveURL(/size=20\+yard$/);
  await expect(day).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(await countOf(size)));
});

test('a person saves a question by a name, and finds it again; an address that asks nonsense shows all', async ({
  page,
  signIn,
}) => {
  await signIn('/containers?status=broken&free=yesterday&size=20+yard');
  const { tab, toolbar } = containersPage(page);
  await expect(tab('الكل')).toBeChecked();
  await toolbar.openFilter();
  await page.getByRole('button', { name: 'حفظ هذا العرض' }).click();
  await page.getByLabel('اسم العرض').fill('العشرون');
  await page.keyboard.press('Enter');
  const view = chip(page, /^العشرون/);
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await view.click();
  await expect(page).toHaveURL(/\/containers\?status=broken|\/containers$/);
  await page.goto('/containers');
  await toolbar.openFilter();
  await view.click();
  await expect(page).toHaveURL(/size=20\+yard/);
  await page.getByRole('button', { name: 'حذف العرض «العشرون»' }).click();
  await expect(view).toBeHidden();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await toolbar.openFilter();
  await expect(view).toBeVisible();
});

test('what is set stands beside «تصفية» as one tab stop, and the keyboard takes it off', async ({
  page,
  signIn,
}) => {
  await signIn('/containers?status=reserved&size=20+yard&back=7');
  const { toolbar } = containersPage(page);
  const [reserved, size, back] = [
    toolbar.chip('محجوزة'),
    toolbar.chip('20 ياردة'),
    toolbar.chip('تعود خلال 7 أيام'),
  ];
  for (const chip of [reserved, size, back]) await expect(chip).toBeVisible();
  await expect(toolbar.filter).toHaveText('تصفية3');
  await toolbar.filter.focus();
  await page.keyboard.press('Tab');
  await expect(reserved).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(size).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/size=/);
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'بطاقات' })).toBeFocused();
});

test('«20 متوفرة الخميس» becomes filters as one types; one Backspace brings the day back as text', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const { search, tab, toolbar } = containersPage(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await search.pressSequentially('20 متوفرة');
  await expect(toolbar.chip('20 ياردة')).toBeVisible();
  await expect(tab('متوفرة')).toBeChecked();
  await search.pressSequentially(' الخميس');
  const day = toolbar.chip(/متوفرة (الخميس|اليوم|غدًا)/);
  await expect(day).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/size=20\+yard&free=\d{4}-\d\d-\d\d$/);
  await search.press('Backspace');
  await expect(search).toHaveValue('الخميس');
  await expect(day).toBeHidden();
  await expect(tab('متوفرة')).toBeChecked();
  // Text stays text.
  await search.pressSequentially(' ');
  await expect(day).toBeHidden();
  await search.fill('');
  await toolbar.chip('20 ياردة').click();
  await expect(page).toHaveURL(/\/containers\?status=available$/);
});
