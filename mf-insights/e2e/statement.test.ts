import { listDrivers, updateDriver } from '@hawiyat/shared/contract/drivers';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
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
const halalas = (amount: string) => Number(amount.replace('.', ''));

test('from the dashboard one comes to this month’s statement, and a press changes the period, which a reload keeps', async ({
  page,
  session,
  signIn,
}) => {
  const statement = statementPage(page);
  await signIn();
  await page.getByRole('link', { name: 'كشف إيرادات' }).click();
  await expect(page).toHaveURL('/dashboard/statement');
  await expect(statement.from).toHaveValue(firstOfMonth);
  await expect(statement.to).toHaveValue(today);
  await expect(statement.button('هذا الشهر')).toHaveAttribute('aria-pressed', 'true');

  await statement.button('هذه السنة').press('Enter');
  await expect(page).toHaveURL(path);
  await expect(statement.button('هذه السنة')).toBeFocused();
  const { lines } = await statementOf(page, session.token, firstOfYear, today);
  await expect(statement.rows).toHaveCount(lines.length + 2);
  await page.reload();
  await expect(statement.from).toHaveValue(firstOfYear);
  await expect(statement.rows).toHaveCount(lines.length + 2);
  await page.getByRole('link', { name: 'رجوع' }).click();
  await expect(page).toHaveURL('/dashboard');
});

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
  for (const of of ['gross', 'net', 'vat'] as const)
    expect(lines.reduce((sum, line) => sum + halalas(line[of]), 0)).toBe(halalas(total[of]));
  for (const it of [...lines, total]) expect(halalas(it.net) + halalas(it.vat)).toBe(halalas(it.gross));

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

test('a wrong period is told in words, nothing typed is lost, and a right one is shown at once', async ({
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

  // What comes by a link is judged too; nothing is asked of the server.
  await page.goto('/dashboard/statement?from=2026-02-30&to=2026-03-10');
  await expect(page.getByText('الفترة المطلوبة غير صحيحة.')).toBeVisible();
  await expect(statement.from).toHaveAccessibleDescription('القيمة غير صحيحة');
  await expect(statement.button('طباعة')).toBeDisabled();
  await statement.button('هذا الشهر').click();
  await expect(page.getByText('الفترة المطلوبة غير صحيحة.')).toBeHidden();
  await expect(statement.from).toHaveValue(firstOfMonth);
});

test('the file is what the server exports, with its mark, its line ends, and a name that no spreadsheet calculates', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  const { lines } = await statementOf(page, token, firstOfYear, today);
  const { drivers } = await askServer(panel.url, token, listDrivers, { query: {} });
  const driver = drivers.find((item) => item.name === lines.find((line) => line.driverName)?.driverName);
  const name = '=HYPERLINK("http://x.example")';
  await askServer(panel.url, token, updateDriver, {
    params: { driverId: driver?.id ?? '' },
    body: { name },
  });

  const statement = statementPage(page);
  await signIn(path);
  const file = await statement.exported();
  expect(file.name).toBe(`كشف-إيرادات-${firstOfYear}-${today}.csv`);
  const exported = await page.request.get(
    path.replace('statement', 'statement/export').replace('/', '/api/company/'),
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(file.text).toBe(await exported.text());
  expect(file.text).toMatch(/^\uFEFFرقم الطلب,يوم الإكمال,/);
  expect(file.text.split('\r\n')).toHaveLength(lines.length + 5);
  expect(file.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.text).toContain(`,"'=HYPERLINK(""http://x.example"")",`);
  await expect(statement.rows.filter({ hasText: name }).first()).toBeAttached();

  // Without a file the statement stands.
  await page.route('**/statement/export?*', (route) => route.abort());
  await statement.button('تصدير CSV').click();
  await expect(page.getByText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.')).toBeVisible();
  await expect(statement.rows).toHaveCount(lines.length + 2);
});

test('it is waited for, missed, had by a retry, and empty where nothing was completed', async ({
  page,
  signIn,
}) => {
  const statement = statementPage(page);
  const { open: fail, opened: failing } = gate();
  await page.route(call, async (route) => {
    await failing;
    await route.abort();
  });
  await signIn(path);
  await expect(page.getByText('جاري تحميل الكشف...')).toBeAttached();
  await expect(statement.disclaimer).toBeVisible();
  fail();
  const box = page.getByRole('alert');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(statement.from).toHaveValue(firstOfYear);
  await page.unroute(call);
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(statement.rows).not.toHaveCount(0);
  await expect(box).toBeHidden();

  await page.goto('/dashboard/statement?from=2001-01-01&to=2001-12-31');
  await expect(page.getByText('لا توجد طلبات مكتملة في هذه الفترة')).toBeVisible();
  await expect(statement.disclaimer).toBeVisible();
});

test('on a phone the lines stand below each other, and what is pressed is large enough', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(`/dashboard/statement?from=${firstOfMonth}&to=${today}`);
  const statement = statementPage(page);
  await expect(statement.rows.last()).toContainText('الإجمالي');
  for (const name of ['طباعة', 'تصدير CSV', 'هذا الشهر', 'هذه السنة']) {
    const box = await statement.button(name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

for (const width of [360, 1440]) {
  test(`the statement is accessible in both themes at ${width} px`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width, height: 800 });
    await signIn(`/dashboard/statement?from=${firstOfMonth}&to=${today}`);
    await expect(statementPage(page).rows.last()).toContainText('الإجمالي');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
