import { listDrivers, updateDriver } from '@hawiyat/shared/contract/drivers';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { statementOf, statementPage } from './statement-page.ts';

// One of its drivers gets a name that no other test should meet.
test.use({ panelName: 'statement' });

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
    await expect(statementPage(page).rows.last()).toContainText('الإجمالي');
    await expectAccessible(page);
  });
