import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { breakdownPage, type Kinds, kindsOf } from './breakdown-page.ts';
import { dashboardPage } from './dashboard-page.ts';

const breakdown = '**/api/company/dashboard/containers/breakdown';
type Counts = Omit<Kinds[number], 'type' | 'size'>;
const kind = (size: Kinds[number]['size'], counts: Partial<Counts>): Kinds[number] => ({
  ...{ type: 'حاويات أنقاض', size, total: 0, available: 0, rented: 0, maintenance: 0, reserved: 0 },
  ...counts,
});
const cells = (counts: Counts) =>
  [counts.available, counts.rented, counts.reserved, counts.maintenance, counts.total].map(count).join('');

test('every count is the server’s, sizes are grouped under their types with sums, and a container added elsewhere is counted', async ({
  page,
  signIn,
  session,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const following = page.waitForResponse('**/api/company/events');
  await signIn();
  const { rows } = breakdownPage(page);
  const kinds = await kindsOf(page, session.token);
  const expected = (kinds: Kinds) => [
    'الحجممتوفرةمؤجرةمحجوزةصيانةالإجمالي',
    ...[...new Set(kinds.map((row) => row.type))].flatMap((type) => {
      const sizes = kinds.filter((row) => row.type === type);
      const sum = (column: keyof Counts) => sizes.reduce((all, row) => all + row[column], 0);
      const sums = {
        ...{ available: sum('available'), rented: sum('rented'), reserved: sum('reserved') },
        ...{ maintenance: sum('maintenance'), total: sum('total') },
      };
      // The low-stock mark between the size and its counts has its own test.
      return [
        type + cells(sums),
        ...sizes.map((row) => new RegExp(`^${sizeLabel[row.size]}\\D*${cells(row)}$`)),
      ];
    }),
  ];
  expect(kinds.length).toBeGreaterThan(3);
  await expect(rows).toHaveText(expected(kinds));
  await expectAccessible(page);

  await following;
  const { type, size } = kinds[0] ?? kind('12 yard', {});
  const added = await page.request.post('/api/company/containers/add', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { type, size, price: 450, status: 'maintenance' },
  });
  expect(added.ok()).toBe(true);
  const grown = kinds.map((row, at) =>
    at === 0 ? { ...row, maintenance: row.maintenance + 1, total: row.total + 1 } : row,
  );
  await expect(rows).toHaveText(expected(grown));
});

test('low stock is marked, worse when nothing is available, and at 360 px in the dark all columns are visible', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const data = [
    kind('12 yard', { available: 1999, rented: 8001, total: 10_000 }),
    kind('20 yard', { available: 2, rented: 8, total: 10 }),
    kind('30 yard', { rented: 1, total: 1 }),
  ];
  await page.route(breakdown, (route) => route.fulfill({ json: { data } }));
  await signIn();
  const { card, rows } = breakdownPage(page);
  await expect(rows).toHaveText([
    /الإجمالي$/,
    /^حاويات أنقاض/,
    '12 ياردةالمتوفر قليل1,9998,0010010,000',
    '20 ياردة280010',
    '30 ياردةلا توجد متوفرة01001',
  ]);
  await expect(card).toContainText('المتوفر قليل: أقل من خُمس حاويات النوع والحجم نفسيهما.');
  await rows.last().scrollIntoViewIfNeeded();
  const inside = await card.boundingBox();
  for (const heading of await rows.first().getByRole('columnheader').all()) {
    const box = await heading.boundingBox();
    expect(box?.x).toBeGreaterThan(inside?.x ?? 0);
  }
  await expectAccessible(page);
});

test('a breakdown that is slow or fails leaves the statistics alone, and the retry brings it', async ({
  page,
  signIn,
}) => {
  const { open: fail, opened: failed } = gate();
  await abortUntilRetried(page, breakdown, failed);
  await signIn();
  const { card, table, retry } = breakdownPage(page);
  const total = dashboardPage(page).figure('الحاويات', 'الإجمالي');
  await expect(total).toHaveText(/\d/);
  await expect(card.getByRole('status')).toHaveText('جاري التحميل...');
  fail();
  await expect(card.getByRole('alert')).toContainText('تعذّر تحميل هذا الجزء');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(total).toHaveText(/\d/);
  await retry.press('Enter');
  await expect(table).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
});

test('a company without containers is led to the page that adds them', async ({ page, signIn }) => {
  await page.route(breakdown, (route) => route.fulfill({ json: { data: [] } }));
  await signIn();
  const { card, table } = breakdownPage(page);
  await expect(card).toContainText('لا توجد حاويات بعد');
  await expect(table).toBeHidden();
  await card.getByRole('link', { name: 'إضافة حاوية' }).click();
  await expect(page).toHaveURL('/containers');
});

for (const { card, path, defaultMessage } of [
  {
    card: 'الحاويات',
    path: '**/api/company/dashboard/containers/breakdown',
    defaultMessage: 'Failed to fetch container breakdown',
  },
  {
    card: 'الإيرادات',
    path: '**/api/company/dashboard/revenue*',
    defaultMessage: 'Failed to fetch revenue analytics',
  },
])
  test(`${card}: a failed request shows the server’s message, else «${defaultMessage}»`, async ({
    page,
    signIn,
  }) => {
    let answer: { status: number; json?: object } = { status: 500 };
    await page.route(path, (route) => route.fulfill(answer));
    await signIn();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'تعذّر تحميل هذا الجزء' });
    await expect(alert).toContainText(defaultMessage);
    answer = { status: 500, json: { message: 'رسالة الخادم الخاصة', code: 42 } };
    await alert.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(alert).toContainText('رسالة الخادم الخاصة');
  });
