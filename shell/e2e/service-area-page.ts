import { expect } from '@hawiyat/shared/testing/panel';
import type { Locator, Page } from '@playwright/test';

/** The order settings as a person finds them. */
export function settingsPage(page: Page) {
  const map = page.getByRole('application', { name: /^خريطة المستودع ومناطق الخدمة/ });
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not in sight');
    return box;
  };
  return {
    map,
    depot: page.getByLabel('الإحداثيات'),
    addArea: page.getByRole('button', { name: 'إضافة منطقة' }),
    areaName: (area: string) => page.getByRole('group', { name: area }).getByLabel('اسم المنطقة'),
    cornersText: page.getByLabel('نقاط المنطقة'),
    /** On the map, of the area that is drawn. */
    corners: map.getByRole('button', { name: /^النقطة/ }),
    hides: page.getByRole('switch', { name: 'إخفاء الطلبات خارج مناطق الخدمة' }),
    showAll: page.getByRole('button', { name: 'إظهار الكل' }),
    center: page.getByRole('button', { name: 'نقطة في وسط الخريطة' }),
    save: page.getByRole('button', { name: 'حفظ الإعدادات' }),
    status: page
      .locator('form')
      .getByRole('status')
      .filter({ hasText: /محفوظ|حفظ|خطأ/ }),
    /** @param x share of the map's width, from its left @param y share of its height, from the top */
    async pressMap(x: number, y: number) {
      await expect(map).toBeVisible();
      const { width, height } = await boxOf(map);
      await map.click({ position: { x: width * x, y: height * y } });
    },
    async drag(marker: Locator, right: number, down: number) {
      const { x, y, width, height } = await boxOf(marker);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + right, y + height / 2 + down, { steps: 5 });
      await page.mouse.up();
    },
  };
}
