import { day } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { cellsOf, headings, statementOf, statementPage } from './statement-page.ts';

// One of its drivers gets a name that no other test should meet.
test.use({ panelName: 'statement' });

const call = '**/api/company/dashboard/statement?*';
const today = riyadhDay();
const firstOfMonth = `${today.slice(0, 7)}-01`;
const firstOfYear = `${today.slice(0, 4)}-01-01`;
const path = `/dashboard/statement?from=${firstOfYear}&to=${today}`;
/** A month may have only begun. */
const lastDays = `/dashboard/statement?from=${riyadhDay(-30)}&to=${today}`;
const halalas = (amount: string) => Number(amount.replace('.', ''));

test('every line and every sum is the server’s, and the lines come to the total to the halala', async ({
  page,
  session,
  signIn,
}) => {
  const statement = statementPage(page);
  await signIn(path);
  const { lines, total } = await statementOf(page, session.token, firstOfYear, today);
  expect(lines.length).toBeGreaterThan(100);
  await expect(statement.rows).toHaveCount(lines.length + 2);
  const sums = [total.gross, total.net, total.vat].map((text) => formatRiyal(Number(text)));
  expect(await statement.cells()).toEqual([
    headings,
    ...lines.map(cellsOf),
    [`الإجمالي: ${pluralize(lines.length, 'order')}`, ...sums],
  ]);
  for (const field of ['gross', 'net', 'vat'] as const)
    expect(lines.reduce((sum, line) => sum + halalas(line[field]), 0)).toBe(halalas(total[field]));
  for (const sums of [...lines, total])
    expect(halalas(sums.net) + halalas(sums.vat)).toBe(halalas(sums.gross));

  for (const [name, value] of [
    ['الشركة', 'شركة رواد الحاويات للنقل'],
    ['معرّف المنشأة', '9000000001'],
    ['عدد الطلبات', count(lines.length)],
    ['السعر الإجمالي', `${sums[0]} ر.س`],
    ['الصافي', `${sums[1]} ر.س`],
    ['ضريبة القيمة المضافة 15%', `${sums[2]} ر.س`],
  ] as const)
    await expect(statement.fact(name)).toHaveText(value);
  await expect(statement.disclaimer).toBeVisible();
});

test('an invalid period is reported in words, nothing typed is lost, and a valid one is shown right away', async ({
  page,
  signIn,
}) => {
  const statement = statementPage(page);
  await signIn(path);
  await expect(statement.rows).not.toHaveCount(0);
  await statement.from.fill('2023-01-01');
  await expect(statement.to).toHaveAccessibleDescription('الفترة المطلوبة غير صحيحة.');
  await expect(statement.from).toHaveValue('2023-01-01');
  await expect(page).toHaveURL(path);
  await statement.to.fill('2024-12-31');
  await expect(page).toHaveURL('/dashboard/statement?from=2023-01-01&to=2024-12-31');
  await expect(statement.to).toHaveAccessibleDescription('');

  // A link's period is validated too, and no request is sent.
  await page.goto('/dashboard/statement?from=2026-02-30&to=2026-03-10');
  await expect(page.getByText('الفترة المطلوبة غير صحيحة.')).toBeVisible();
  await expect(statement.from).toHaveAccessibleDescription('لا يوجد يوم 30 في شهر فبراير 2026');
  await expect(statement.button('طباعة')).toBeDisabled();
  await statement.button('هذا الشهر').click();
  await expect(page.getByText('الفترة المطلوبة غير صحيحة.')).toBeHidden();
  await expect(statement.from).toHaveValue(day(firstOfMonth));
});

test('it is loading, fails, comes by a retry, and is empty where nothing was completed', async ({
  page,
  signIn,
}) => {
  const statement = statementPage(page);
  const { open: fail, opened: failing } = gate();
  await abortUntilRetried(page, call, failing);
  await signIn(path);
  await expect(page.getByText('جاري تحميل الكشف...')).toBeAttached();
  await expect(statement.disclaimer).toBeVisible();
  fail();
  const box = page.getByRole('alert');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(statement.from).toHaveValue(day(firstOfYear));
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(statement.rows).not.toHaveCount(0);
  await expect(box).toBeHidden();

  await page.goto('/dashboard/statement?from=2001-01-01&to=2001-12-31');
  await expect(page.getByText('لا توجد طلبات مكتملة في هذه الفترة')).toBeVisible();
  await expect(statement.disclaimer).toBeVisible();
});

test('on a phone the lines are cards, and the buttons are large enough to press', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(lastDays);
  const statement = statementPage(page);
  await expect(statement.total).toBeVisible();
  const cards = page.getByRole('list', { name: 'كشف إيرادات' }).getByRole('listitem');
  await expect(cards.first()).toContainText('رقم الحاوية');
  for (const name of ['طباعة', 'تصدير CSV', 'هذا الشهر', 'هذه السنة']) {
    const box = await statement.button(name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('in a narrow window columns open below their line, and paper has all of them', async ({
  page,
  session,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const statement = statementPage(page);
  await signIn(path);
  const { lines } = await statementOf(page, session.token, firstOfYear, today);
  const [{ number = '', Container: container } = {}] = lines;
  const driver = page.getByRole('columnheader', { name: 'السائق' });
  await expect(statement.rows).toHaveCount(lines.length + 2);
  await expect(driver).toHaveCount(0);
  const first = statement.rows.nth(1);
  await expect(first).not.toContainText(container?.type ?? '');
  await first.getByRole('button', { name: new RegExp(`^بقية بيانات الطلب .*${number}`) }).click();
  await expect(first).toContainText(container?.type ?? '');

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(driver).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(driver).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`the statement is accessible in both themes at ${width} px`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width, height: 800 });
    await signIn(lastDays);
    await expect(statementPage(page).total).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
