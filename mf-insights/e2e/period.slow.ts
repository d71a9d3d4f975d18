import { day as dayText } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { statementPage } from './statement-page.ts';

test.use({ isTranslated: true });

const path = '/dashboard/statement?from=2026-02-01&to=2026-02-10';

test('a period is chosen in one Arabic calendar, with the mouse or the keys, and typed in any digits', async ({
  page,
  signIn,
}) => {
  const { from, to, button } = statementPage(page);
  const calendar = page.getByRole('application', { name: 'التقويم' });
  const day = (name: string) => calendar.getByRole('button', { name: new RegExp(`، ${name}`) });
  await signIn(path);
  await button('فتح التقويم').first().click();
  await expect(calendar).toContainText('شعبان – رمضان 1447 هـ');
  await expect(calendar).toContainText('حنثرخجس');
  await expect(day('1 فبراير 2026')).toBeFocused();
  await expectAccessible(page);
  await day('3 فبراير 2026').click();
  await day('5 فبراير 2026').click();
  await expect(page).toHaveURL('/dashboard/statement?from=2026-02-03&to=2026-02-05');
  await expect(button('فتح التقويم').first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(day('3 فبراير 2026')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(day('4 فبراير 2026')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button('فتح التقويم').first()).toBeFocused();

  await to.fill('٢٠/٠٢/٢٠٢٦');
  await to.blur();
  await expect(to).toHaveValue(dayText('2026-02-20'));
  await expect(page).toHaveURL('/dashboard/statement?from=2026-02-03&to=2026-02-20');
  await from.fill('18/2/2026');
  await expect(from).toHaveValue('18/2/2026');
  await expect(page).toHaveURL('/dashboard/statement?from=2026-02-18&to=2026-02-20');
});

test('a typed day that does not exist stays, says why, and veils the sheet of the former period', async ({
  page,
  signIn,
}) => {
  const { from, to, button, rows } = statementPage(page);
  const sheet = page.getByRole('region', { name: 'كشف إيرادات' });
  await signIn(path);
  await expect(rows).not.toHaveCount(0);
  await expect(sheet).toHaveCSS('opacity', '1');
  await from.fill('30/02/2026');
  await from.blur();
  await expect(from).toHaveAccessibleDescription('لا يوجد يوم 30 في شهر فبراير 2026');
  await expect(from).toHaveValue('30/02/2026');
  await expect(to).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(path);
  await expect(sheet).toHaveCSS('opacity', '0.55');
  await expect(button('طباعة')).toBeDisabled();
  await button('الشهر الماضي').click();
  await expect(sheet).toHaveCSS('opacity', '1');
});
