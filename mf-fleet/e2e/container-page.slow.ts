import { readFileSync } from 'node:fs';
import { fetchContainer } from '@hawiyat/shared/contract/fleet/container-details';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { day } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { callServer, containersApi } from './containers-api.ts';
import { png } from './drivers-page.ts';

// Tests here change the company.
test.use({ isTranslated: true, panelName: 'changed fleet' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('two presses from anywhere: where a container is, and when it was due back', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const answer = await callServer({
    ...{ url: panel.url, token: session.token, path: listContainers.path, method: 'GET' },
  });
  const { containers } = listContainers.response.parse(answer);
  const known = containers.find(
    ({ hold }) => hold?.deliveredAt && hold.deliveryLocation && hold.status === 'delivered',
  );
  const hold = known?.hold;
  if (!known || !hold?.until) throw new Error('The demo company has no container with a customer');
  await signIn('/dashboard');
  await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
  await page.getByRole('searchbox').first().fill(known.containerNumber);
  await page.getByRole('link', { name: `فتح صفحة الحاوية ${known.containerNumber}` }).click();

  await expect(page).toHaveURL(`/containers/${known.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`الحاوية ${known.containerNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('إدارة الحاويات');
  await expect(page).toHaveTitle(new RegExp(`الحاوية ${known.containerNumber} · منصة حاويات$`));
  const where = section(page, 'أين هي الآن');
  await expect(where).toContainText(`لدى العميل، ${hold.place}`);
  await expect(where).toContainText(day(hold.until));
  await expect(where.getByRole('application')).toHaveAccessibleName(/^خريطة موقع الحاوية/);
  await expect(section(page, 'ما حدث').getByRole('listitem').first()).toContainText(/سُلّمت|فُرّغت/);
  // Who has it, and for which order, stands beside the place.
  await expect(where).toContainText(`العميل ${hold.contactName} · الطلب ${hold.number}`);
  const path = fetchContainer.path.replace(':containerId', known.id);
  const { details } = fetchContainer.response.parse(
    await callServer({ url: panel.url, token: session.token, path, method: 'GET' }),
  );
  const months = details.months.filter(({ share }) => share !== null);
  const chart = page.getByRole('table', { name: /^الإشغال والدخل/ });
  await expect(chart.getByRole('row')).toHaveCount(
    1 + months.length + (months.length < details.months.length ? 1 : 0),
  );
  for (const [at, { share, income }] of months.toReversed().entries()) {
    const cells = chart
      .getByRole('row')
      .nth(1 + at)
      .getByRole('cell');
    await expect(cells).toHaveText([`${Math.round((share ?? 0) * 100)}%`, formatRiyal(income)]);
    await expect(cells.last()).toBeVisible();
  }
  // «مؤجرة» and when it comes back have one color, unless it is late.
  const colorOf = (text: RegExp) =>
    page
      .getByRole('main')
      .getByText(text)
      .first()
      .evaluate((badge) => getComputedStyle(badge).color);
  if (details.daysLate === 0) expect(await colorOf(/^تعود /)).toBe(await colorOf(/^مؤجرة$/));
  await expectAccessible(page);

  await where.getByRole('link', { name: 'فتح الطلب' }).click();
  await expect(page.getByRole('heading', { name: `تفاصيل الطلب ${hold.number}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إدارة السائقين');
  await expect(page).toHaveTitle(/إدارة السائقين · منصة حاويات$/);
});

test('maintenance and photos are added and deleted on the page, and it is deleted there itself', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const known = await containersApi(panel.url, session.token).add();
  await signIn(`/containers/${known.id}`);
  await expect(section(page, 'أين هي الآن')).toContainText('في المستودع');
  const maintenance = section(page, 'الصيانة');
  await maintenance.getByRole('button', { name: 'إضافة صيانة' }).click();
  const dialog = page.getByRole('dialog', { name: 'إضافة صيانة' });
  await dialog.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(dialog.getByText('يرجى كتابة ما تم في الصيانة')).toBeVisible();
  await dialog.getByLabel('ما تم').fill('لحام القاعدة');
  await dialog.getByLabel('التكلفة').fill('350');
  await dialog.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(maintenance.getByRole('listitem')).toContainText('350.00');
  await expect(section(page, 'ما حدث')).toContainText('صيانة: ⁨لحام القاعدة⁩');
  await maintenance.getByRole('button', { name: 'إضافة صيانة' }).click();
  await dialog.getByLabel('ما تم').fill('طلاء');
  await dialog.getByLabel('التكلفة').fill('48000000');
  await dialog.getByRole('button', { name: 'إضافة', exact: true }).click();
  const slip = page.getByRole('alertdialog', { name: 'تكلفة غير معتادة' });
  await expect(slip).toContainText(
    'التكلفة أكثر من 10 أضعاف أعلى تكلفة صيانة لهذه الحاوية (\u2066350.00\u2069 ر.س).',
  );
  await slip.getByRole('button', { name: 'العودة إلى النموذج' }).click();
  await dialog.getByLabel('التكلفة').fill('480');
  await dialog.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(maintenance.getByRole('listitem')).toHaveCount(2);
  for (const done of ['طلاء', 'لحام القاعدة']) {
    await maintenance.getByRole('button', { name: `حذف صيانة: ${done}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الصيانة' }).click();
  }
  await expect(maintenance).toContainText('لا توجد ملاحظات صيانة');

  const pictures = section(page, 'الصور');
  const file = { name: 'x.png', mimeType: 'image/png', buffer: png };
  await pictures.getByLabel('إضافة صورة').setInputFiles({ ...file, buffer: Buffer.from('no picture') });
  await expect(pictures.getByText('يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)')).toBeVisible();
  await pictures.getByLabel('إضافة صورة').setInputFiles(file);
  await expect(pictures.getByRole('img')).toHaveAccessibleName(/^صورة 1 للحاوية/);
  await pictures.getByRole('button', { name: 'حذف الصورة 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الصورة' }).click();
  await expect(pictures).toContainText('لا توجد صور للحاوية');

  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(page).toHaveURL('/containers');
  await page.goto(`/containers/${known.id}`);
  await expect(page.getByRole('alert')).toContainText('لم يتم العثور على الحاوية');
  await page.getByRole('link', { name: 'قائمة الحاويات' }).click();
  await expect(page).toHaveURL('/containers');
});

test('its label is a file to print', async ({ page, signIn, panel, session }) => {
  const known = await containersApi(panel.url, session.token).add();
  await signIn(`/containers/${known.id}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'طباعة الملصق' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('ملصقات-الحاويات.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a telephone’s large photo is sent small and upright, whatever its type is called', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const known = await containersApi(panel.url, session.token).add();
  await signIn(`/containers/${known.id}`);
  const buffer = turned(Buffer.from(await page.evaluate(noisyJpeg), 'base64'));
  const sending = page.waitForRequest((request) => request.url().endsWith('/pictures'));
  const pictures = section(page, 'الصور');
  await pictures.getByLabel('إضافة صورة').setInputFiles({ name: 'IMG_1', mimeType: 'image/jpg', buffer });
  const { requestBodySize } = await (await sending).sizes();
  expect([buffer.length > 2_000_000, requestBodySize < buffer.length * 0.8]).toEqual([true, true]);
  const shown = pictures.getByRole('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await expect(shown).toHaveJSProperty('naturalHeight', 1024);
});

/** A JPEG of 3000 × 1500 pixels that does not compress, as base64; runs in the page. */
async function noisyJpeg(): Promise<string> {
  const canvas = new OffscreenCanvas(3000, 1500);
  const pen = canvas.getContext('2d');
  const pixels = new ImageData(3000, 1500);
  const words = new Uint32Array(pixels.data.buffer);
  for (let at = 0, word = 1; at < words.length; at += 1) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    words[at] = word | 0xff000000;
  }
  pen?.putImageData(pixels, 0, 0);
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
  );
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Says in its EXIF that it was taken with the camera on its side. */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
