import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage } from '@hawiyat/shared/testing/public-page';
import type { Page } from '@playwright/test';

/** Whatever a name holds, it is text. */
const legalName = 'شركة "حاويات" <b>& شركاه</b> {email}';

test.use({
  panelName: 'publisher',
  panelSettings: {
    PUBLISHER_NAME: legalName,
    PUBLISHER_CR: '7001234567',
    PUBLISHER_ADDRESS: '8228 طريق الملك فهد، الرياض 12271',
    PUBLISHER_PHONE: '920012345',
    SUPPORT_EMAIL: 'care@hawiyat.sa',
    LEGAL_EFFECTIVE_DATE: '2026-11-21',
    STORAGE_LOCATION: 'مراكز بيانات في الرياض',
  },
});

const privacy = {
  path: '/privacy-policy',
  title: 'سياسة الخصوصية',
  sections: [
    'التزامنا بخصوصيتك',
    'البيانات التي نجمعها',
    'كيف نستخدم بياناتك',
    'مشاركة البيانات',
    'حماية البيانات',
    'حقوقك',
    'مدة الاحتفاظ بالبيانات',
    'ملفات تعريف الارتباط',
    'تحديث السياسة',
    'التواصل معنا',
  ],
  figures: [
    ...['الاسم الكامل', 'رقم الهوية الوطنية أو رقم السجل التجاري', 'رقم الجوال', 'العنوان الوطني والموقع'],
    ...['البريد الإلكتروني', 'عنوان بروتوكول الإنترنت', 'نوع الجهاز', 'بيانات تصفح التطبيق'],
    ...['الموقع الجغرافي، وهو اختياري', 'مدة لا تتجاوز 5 سنوات', 'ولا تخزّن المنصة أي بيانات للبطاقات'],
    ...['تُحفظ البيانات في مراكز بيانات في الرياض.', '8228 طريق الملك فهد، الرياض 12271'],
  ],
};

const terms = {
  path: '/terms-and-conditions',
  title: 'الشروط والأحكام',
  sections: [
    'المقدمة',
    'التعريفات',
    'التسجيل واستخدام المنصة',
    'شروط الطلب والدفع',
    'الالتزامات',
    'الاستخدام المسموح والمحظور',
    'سياسة الدفع والاسترداد المفصّلة',
    'حدود المسؤولية',
    'الملكية الفكرية',
    'الأسئلة الشائعة',
    'أحكام عامة',
    'الخاتمة',
  ],
  figures: [
    ...['18 سنة ميلادية', 'بطاقات مدى، والبطاقات الائتمانية، والمحافظ الإلكترونية'],
    ...['ألا تتجاوز الحمولة ارتفاع الحاوية بأكثر من 10 سم', 'يصل إلى ضعف قيمة الإيجار'],
    ...['الأشجار.', 'الأخشاب.', 'الأثاث.', 'المواد القابلة للاشتعال.', 'المواد الخطرة.'],
    ...['وسيلة الدفع الأصلية خلال مدة أقصاها 15 يومًا', 'ولا تخزّن المنصة أي بيانات للبطاقات'],
  ],
};

const contents = (page: Page) => page.getByRole('navigation', { name: 'محتويات الصفحة' });
/** The host adds the region for notices right after it has taken the page over. */
const isTakenOver = (page: Page) => expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
const refund = (page: Page, stage: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: stage }) })
    .getByRole('cell');

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, sections, figures } of [privacy, terms])
    test(`«${title}» is complete: every section in order, the figures, the publisher, and the way around`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('آخر تحديث: 21 نوفمبر 2026')).toBeVisible();
      await expect(page.locator('section h2')).toHaveText(
        sections.map((section, at) => `${at + 1}. ${section}`),
      );
      await expect(contents(page).getByRole('link')).toHaveText(sections);
      for (const figure of figures) await expect(page.getByRole('main')).toContainText(figure);

      for (const place of ['main', 'contentinfo'] as const) {
        await expect(page.getByRole(place)).toContainText(legalName);
        await expect(page.getByRole(place)).toContainText('7001234567');
        await expect(
          page.getByRole(place).getByRole('link', { name: 'care@hawiyat.sa' }).first(),
        ).toHaveAttribute('href', 'mailto:care@hawiyat.sa');
      }
      await expect(page.getByRole('contentinfo')).toContainText('الهاتف: 9200 12345');
      // It names no tax number, so it has none.
      await expect(page.getByText('الرقم الضريبي:')).toBeHidden();
      await expect(page.getByText('تجريبي')).toHaveCount(0);

      await contents(page)
        .getByRole('link', { name: sections[7] ?? '' })
        .click();
      await expect(page.locator('#section-8 h2')).toBeInViewport();
      await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
});

test('the refund bands are those of the specification, on a screen and on a phone', async ({ page }) => {
  await page.goto(terms.path);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [stage, returned, kept] of [
      ['قبل تأكيد شركة التأجير', '100%', 'لا يُخصم شيء'],
      ['بعد التأكيد وقبل خروج الحاوية', '90%', '10%'],
      ['بعد خروج الحاوية للتوصيل', '50%', '50%'],
      ['إخلال شركة التأجير بالتنفيذ', '100% مع تعويض يصل إلى ضعف قيمة الإيجار', 'لا يُخصم شيء'],
    ] as const) {
      await expect(refund(page, stage).nth(0)).toContainText(returned);
      await expect(refund(page, stage).nth(1)).toContainText(kept);
    }
  }
});

test('the host takes a legal page over where it stands: same elements, nothing moves, nothing in the console', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const watch = { moved: 0, first: null as Element | null };
    Object.assign(window, { watch });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) if ('value' in it) watch.moved += Number(it.value);
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      watch.first = document.querySelector('#section-7 table');
    });
  });
  await openPublicPage(page, terms.path);
  await isTakenOver(page);
  // React marks the elements that it has made its own.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { first } = Reflect.get(window, 'watch');
        return first.isConnected && Object.keys(first).some((key) => key.startsWith('__reactProps'));
      }),
    )
    .toBe(true);
  await expect(page).toHaveTitle('الشروط والأحكام · منصة حاويات');
  await expect(page.getByRole('contentinfo')).toContainText(legalName);
  expect(await page.evaluate(() => Reflect.get(window, 'watch').moved)).toBeLessThan(0.02);
  expect(said).toEqual([]);
});

test('from the foot of the landing page a text opens at its top, and home is at its top again, without a page load', async ({
  page,
}) => {
  // A page that is on its way to a section is not yet there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPublicPage(page, '/');
  await isTakenOver(page);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سياسة الخصوصية');
  await expect(page).toHaveTitle('سياسة الخصوصية · منصة حاويات');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await contents(page).getByRole('link', { name: 'حقوقك' }).click();
  await expect(page).toHaveURL(/#section-6$/);
  await expect(page.locator('#section-6 h2')).toBeInViewport();
  await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('سياسة الخصوصية');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

for (const { path, title } of [privacy, terms])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`«${title}» is accessible in the ${colorScheme}, and fits a phone and a wide screen`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPublicPage(page, path);
      await isTakenOver(page);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 360) await page.locator('summary').click();
        await expect(contents(page).getByRole('link').first()).toBeVisible();
        await expectAccessible(page);
      }
    });

test('printed, a text is all there is: no navigation, black on white, also in the dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(privacy.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  const colours = await page
    .locator('#section-1 p')
    .first()
    .evaluate((item) => [
      getComputedStyle(item).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
