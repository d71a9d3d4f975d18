import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** Markup and placeholders in a name must stay plain text. */
export const legalName = 'شركة "حاويات" <b>& شركاه</b> {email}';

export const publisher = {
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
};

export const privacy = {
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

export const terms = {
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

export const contents = (page: Page) => page.getByRole('navigation', { name: 'محتويات الصفحة' });
/** The host adds this region right after hydrating the page. */
export const isHydrated = (page: Page) =>
  expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
export const refund = (page: Page, stage: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: stage }) })
    .getByRole('cell');

export async function expectCompletePage(
  page: Page,
  { path, title, sections, figures }: typeof terms,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('آخر تحديث: 21 نوفمبر 2026')).toBeVisible();
  await expect(page.locator('section h2')).toHaveText(sections.map((section, at) => `${at + 1}. ${section}`));
  await expect(contents(page).getByRole('link')).toHaveText(sections);
  for (const figure of figures) await expect(page.getByRole('main')).toContainText(figure);

  for (const landmark of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toContainText(legalName);
    await expect(page.getByRole(landmark)).toContainText('7001234567');
    await expect(
      page.getByRole(landmark).getByRole('link', { name: 'care@hawiyat.sa' }).first(),
    ).toHaveAttribute('href', 'mailto:care@hawiyat.sa');
  }
  await expect(page.getByRole('contentinfo')).toContainText('الهاتف: 9200 12345');
  // This publisher has no tax number.
  await expect(page.getByText('الرقم الضريبي:')).toBeHidden();
  await expect(page.getByText('تجريبي')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await contents(page)
    .getByRole('link', { name: sections[7] ?? '' })
    .click();
  await expect(page.locator('#section-8 h2')).toBeInViewport();
  await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
  await expect(page).toHaveURL(/\/$/);
}
