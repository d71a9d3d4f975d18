import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { dropFile } from '@hawiyat/shared/testing/drop-file';
import { freshDigits } from '@hawiyat/shared/testing/fresh-digits';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { csvPage } from './csv-page.ts';
import { driversPage } from './drivers-page.ts';

const driverHeader = 'اسم السائق,رقم الهاتف,رقم الهوية';
const containerHeader = 'نوع الحاوية,حجم الحاوية,السعر (ر.س)';
const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';

/** A new driver with leading zeros in his numbers. */
function newcomer() {
  const digits = freshDigits();
  const [name, phone, identity] = [`وافد ${digits}`, `05${digits}`, `00${digits}`];
  return { name, phone, identity, row: [name, phone, identity].join(',') };
}

test('an export is a file that spreadsheets read, and importing it would change nothing', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  await signIn('/containers');
  const { exportFile, openImport, saved, choose, count, button, dialog } = csvPage(page);
  const { name, text } = await saved(exportFile);
  expect(name).toMatch(/^الحاويات-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toMatch(/^\uFEFFرقم الحاوية,نوع الحاوية,حجم الحاوية,السعر \(ر\.س\),حالة الحاوية\r\n/);

  await openImport();
  await choose(text);
  await expect(dialog.getByText('لن يتغير شيء باستيراد هذا الملف.')).toBeVisible();
  await expect(count('إضافة')).toHaveText('0');
  await expect(count('تعديل')).toHaveText('0');
  await expect(count('صفوف مرفوضة')).toHaveText('0');
  await expect(button('استيراد')).toBeDisabled();
});

test('good rows are previewed, then imported once; bad ones are reported by line and field and can be saved', async ({
  page,
  signIn,
}) => {
  await signIn('/drivers');
  const drivers = driversPage(page);
  const csv = csvPage(page);
  const { name, phone, identity, row } = newcomer();
  await csv.openImport();
  await csv.choose(`${driverHeader}\n${row}\nم,,${identity}\n${row}`);
  await expect(csv.dialog.getByRole('heading', { name: 'معاينة دون حفظ' })).toBeVisible();
  await expect(csv.count('إضافة')).toHaveText('1');
  await expect(csv.count('صفوف مرفوضة')).toHaveText('2');
  await expect(csv.faults).toHaveText([
    'السطر 3، الحقل اسم السائق: يجب أن يكون الاسم أطول من حرفين',
    'السطر 3، الحقل رقم الهاتف: رقم الهاتف مطلوب',
    'السطر 4، الحقل رقم الهوية: رقم الهوية مستخدم من قبل.',
  ]);
  const rejected = await csv.saved(() => csv.button('تنزيل الصفوف المرفوضة').click());
  expect(rejected.name).toMatch(/^السائقون-الصفوف-المرفوضة-.*\.csv$/);
  expect(rejected.text).toContain(`\uFEFF${driverHeader},سبب الرفض\r\nم,,"${identity}",`);

  await csv.button('إلغاء').click();
  await expect(csv.dialog).toBeHidden();
  await drivers.search.fill(name);
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/drivers/import') && !request.postDataJSON().dryRun) sent += 1;
  });
  await csv.openImport();
  await csv.choose(`${driverHeader}\n${row}\nم,,${identity}`);
  await csv.button('استيراد').dblclick();
  await expect(csv.dialog.getByText('تم الاستيراد بنجاح!')).toBeVisible();
  await expect(csv.dialog.getByRole('heading', { name: 'نتيجة الاستيراد' })).toBeVisible();
  await expect(csv.button('إغلاق')).toBeFocused();
  await expect(drivers.link(name)).toBeAttached();
  expect(sent).toBe(1);
  await csv.button('إغلاق').click();
  await expect(csv.dialog).toBeHidden();
  await expect(drivers.card(name)).toBeVisible();

  const { text } = await csv.saved(csv.exportFile);
  expect(text).toContain(`${name},"${phone}",,متاح,"${identity}",`);
});

test('what cannot be imported is reported in words, and another file begins again', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const { openImport, choose, dialog, button, count, fileInput, saved } = csvPage(page);
  await openImport();
  const template = await saved(() => button('تنزيل نموذج الملف').click());
  expect(template).toEqual({
    name: 'الحاويات-نموذج.csv',
    text:
      '\uFEFFرقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية\r\n' +
      'مثال: A-101,حاويات أنقاض,20 ياردة,450.00,متوفرة\r\n',
  });
  // The example is no row.
  await choose(template.text);
  await expect(dialog.getByText('لن يتغير شيء باستيراد هذا الملف.')).toBeVisible();
  await expect(count('صفوف مرفوضة')).toHaveText('0');
  await button('إلغاء').click();
  await openImport();
  await expect(dialog.getByText('ملف CSV حتى 5,000 صف، وحجمه حتى 900 كيلوبايت.')).toBeVisible();
  const types = dialog.getByText('حاويات أنقاض: 12 ياردة، 20 ياردة، 30 ياردة.');
  await expect(types).toBeVisible();
  await expect(dialog.getByText('الأعمدة المطلوبة: نوع الحاوية، حجم الحاوية، السعر (ر.س).')).toBeVisible();
  await choose('نوع الحاوية,حجم الحاوية\n');
  await expect(dialog.getByRole('alert')).toHaveText(
    'العمود «السعر (ر.س)» غير موجود في الملف. الأعمدة الموجودة: «نوع الحاوية»، «حجم الحاوية».',
  );
  await expect(button('إعادة المحاولة')).toHaveCount(0);
  await choose('PK\u0003\u0004\u0000', 'كتاب.xlsx');
  await expect(dialog.getByRole('alert')).toHaveText('تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.');
  const mimeType = 'image/png';
  await dropFile(fileInput, { name: 'صورة.png', mimeType, buffer: Buffer.alloc(4 * 1024 * 1024) });
  await expect(dialog.getByRole('alert')).toHaveText('تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.');
  await choose('x'.repeat(900_001));
  await expect(dialog.getByRole('alert')).toContainText(
    'الملف أكبر من المسموح به (حتى 5,000 صف، وحجم الملف حتى 900 كيلوبايت).',
  );
  await expect(button('استيراد')).toBeDisabled();

  await choose([containerHeader, ...Array(60).fill('حاويات خشب,12 ياردة,450')].join('\n'));
  await expect(count('صفوف مرفوضة')).toHaveText('60');
  await expect(dialog.getByRole('listitem')).toHaveCount(50);
  await expect(types).toBeVisible();
  await expect(dialog.getByText('و10 أخطاء أخرى')).toBeAttached();
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('how prices with commas were read is shown before anything is saved', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const { openImport, choose, dialog, prices, faults } = csvPage(page);
  await openImport();
  const row = (price: string) => `حاويات أنقاض;12 ياردة;${price}`;
  const header = containerHeader.replaceAll(',', ';');
  await choose([header, row('450'), row('350,50'), row('١٢٥٠٫٥'), row('1.000,00')].join('\n'));
  await expect(prices).toHaveText([
    'السطر 3: «350,50» تُقرأ 350.50 ر.س',
    'السطر 4: «١٢٥٠٫٥» تُقرأ 1,250.50 ر.س',
  ]);
  await expect(faults).toHaveText([/^السطر 5، الحقل السعر \(ر\.س\): يرجى كتابة الهللات بعد نقطة/]);
  await expectAccessible(page);
  await choose([header, row('1,250'), row('350,50')].join('\n'));
  await expect(dialog.getByRole('alert')).toContainText('للهللات في السطر 3 وللآلاف في السطر 2');
});

test('numbers that look wrong are shown before anything is saved, and what a sheet destroyed is refused', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  await signIn('/drivers');
  const { openImport, choose, count, dialog, faults } = csvPage(page);
  const doubts = dialog.getByRole('group', { name: 'انتبه' }).getByRole('listitem');
  const header = 'اسم السائق,رقم الهاتف,رقم الهوية';
  await openImport();
  await choose([header, 'جون,+44 20 7946 0000,1058529940', 'فهد,5.01E+08,1001244019'].join('\n'));
  await expect(doubts).toHaveText([
    'السطر 2، الحقل رقم الهاتف: يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.',
  ]);
  await expect(faults).toHaveText([/^السطر 3، الحقل رقم الهاتف: كتبه برنامج الجداول مختصرًا/]);
  await expect(count('إضافة')).toHaveText('1');
  await expectAccessible(page);
});

test('without a connection everything says so, nothing chosen is lost, and trying again works', {
  tag: '@slow',
}, async ({ page, context, signIn }) => {
  await signIn('/drivers');
  const { menu, openImport, exportFile, saved, choose, count, dialog, button } = csvPage(page);
  await expect(menu).toBeVisible();
  await context.setOffline(true);
  await exportFile();
  await openImport();
  await expect(page.getByText(unreachable)).toHaveCount(2);
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  expect((await saved(exportFile)).text).toContain('اسم السائق');

  await openImport();
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await choose(`${driverHeader}\n${newcomer().row}`, 'سائقون.csv');
  await expect(dialog.getByRole('alert')).toHaveText(unreachable);
  await context.setOffline(false);
  await button('إعادة المحاولة').click();
  await expect(count('إضافة')).toHaveText('1');
  await expect(dialog.getByRole('alert')).toBeHidden();

  await context.setOffline(true);
  await button('استيراد').click();
  await expect(dialog.getByRole('alert')).toHaveText(unreachable);
  await expect(dialog.getByText('سائقون.csv')).toBeVisible();
  await context.setOffline(false);
  await button('استيراد').click();
  await expect(dialog.getByText('تم الاستيراد بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('it is all done with the keyboard on a narrow screen, where nothing scrolls sideways', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  // Listened for early: the browser announces its file chooser by a channel of its own.
  const chooser = page.waitForEvent('filechooser');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('/drivers');
  const { menu, fileInput, dialog, button, count } = csvPage(page);
  const size = await menu.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await menu.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(fileInput).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = [driverHeader, newcomer().row, ...Array(20).fill('م,05,')].join('\n');
  await (await chooser).setFiles({ name: 'ملف.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await expect(count('صفوف مرفوضة')).toHaveText('20');
  await expectAccessible(page);

  for (const next of ['أسباب الرفض', 'تنزيل الصفوف المرفوضة', 'استيراد']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(next, { exact: true }).or(button(next))).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('تم الاستيراد بنجاح!')).toBeVisible();
  await expect(button('إغلاق')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
