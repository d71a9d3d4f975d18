import { listDrivers, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { statementOf, statementPage } from './statement-page.ts';

// One of its drivers gets a name that no other test should meet.
test.use({ isTranslated: true, panelName: 'statement' });

const today = riyadhDay();
const firstOfMonth = `${today.slice(0, 7)}-01`;
const firstOfYear = `${today.slice(0, 4)}-01-01`;
const path = `/dashboard/statement?from=${firstOfYear}&to=${today}`;

test('the dashboard leads to this month’s statement, and a button changes the period, which a reload keeps', async ({
  page,
  session,
  signIn,
}) => {
  const statement = statementPage(page);
  await signIn();
  const link = page.getByRole('link', { name: 'كشف إيرادات' });
  const actions = page.getByRole('region', { name: 'يحتاج إلى إجراء الآن' });
  const top = async (part: typeof link) => (await part.boundingBox())?.y ?? 0;
  expect(await top(link)).toBeLessThan(await top(actions));
  await link.click();
  await expect(page).toHaveURL('/dashboard/statement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كشف إيرادات');
  await expect(page).toHaveTitle(/كشف إيرادات · منصة حاويات$/);
  await expect(statement.from).toHaveValue(day(firstOfMonth));
  await expect(statement.to).toHaveValue(day(today));
  await expect(statement.button('هذا الشهر')).toHaveAttribute('aria-pressed', 'true');

  await statement.button('هذه السنة').press('Enter');
  await expect(page).toHaveURL(path);
  await expect(statement.button('هذه السنة')).toBeFocused();
  const { lines } = await statementOf(page, session.token, firstOfYear, today);
  await expect(statement.rows).toHaveCount(lines.length + 2);
  await page.reload();
  await expect(statement.from).toHaveValue(day(firstOfYear));
  await expect(statement.rows).toHaveCount(lines.length + 2);
  await page.getByRole('link', { name: 'رجوع' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a line is called by the order’s number, which leads to the order’s panel, and back to the same period', async ({
  page,
  session,
  signIn,
}) => {
  const statement = statementPage(page);
  await signIn(path);
  const { lines } = await statementOf(page, session.token, firstOfYear, today);
  const [{ orderId = '', number = '' } = {}] = lines;
  expect(number).toMatch(/^ح-\d{5,}$/);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await statement.rows.nth(1).getByRole('link', { name: number }).press('Enter');
  await expect(page).toHaveURL(`/orders?tab=accepted_orders&details=${orderId}`);
  await expect(page.getByRole('heading', { name: `تفاصيل الطلب ${number}` })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('the file is the server’s export, with its byte order mark, its line ends, and a name that no spreadsheet calculates', {
  tag: '@slow',
}, async ({ page, panel, session: { token }, signIn }) => {
  const { lines } = await statementOf(page, token, firstOfYear, today);
  const { drivers } = await askServer(panel.url, token, listDrivers, { query: {} });
  const driver = drivers.find(
    (candidate) => candidate.name === lines.find((line) => line.driverName)?.driverName,
  );
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

  // A failed export leaves the statement alone.
  await page.route('**/statement/export?*', (route) => route.abort());
  await statement.button('تصدير CSV').click();
  await expect(page.getByText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.')).toBeVisible();
  await expect(statement.rows).toHaveCount(lines.length + 2);
});

for (const [colorScheme, width, tag] of [
  ['light', 1440, '@slow'],
  ['dark', 390, '@daily'],
] as const)
  test(`the statement is accessible in the ${colorScheme} theme at ${width} px`, { tag }, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await signIn(`/dashboard/statement?from=${riyadhDay(-7)}&to=${today}`);
    await expect(statementPage(page).total).toBeVisible();
    await expectAccessible(page);
  });
