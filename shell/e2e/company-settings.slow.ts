import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { settingsPage } from './service-area-page.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

test.use({ panelName: 'company settings in all looks' });

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      // Without motion, so that no color is measured during a transition.
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('the pages of the company are accessible, with what is wrong in them', async ({
        page,
        signIn,
      }) => {
        await signIn('/settings/company');
        await page.getByLabel('رقم المبنى').fill('1');
        await page.getByRole('button', { name: 'حفظ الإعدادات' }).click();
        await expect(page.getByLabel('رقم المبنى')).toHaveAccessibleDescription(/4 أرقام/);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'التراجع عن التغييرات' }).click();

        await page.goto('/settings/bank');
        await page.getByRole('button', { name: 'تغيير الحساب البنكي' }).click();
        await page.getByRole('button', { name: 'إرسال رمز التأكيد' }).click();
        await expect(page.getByText('هذا الحقل مطلوب').first()).toBeVisible();
        await expectAccessible(page);

        await page.goto('/settings/work');
        await page.getByRole('button', { name: 'إضافة إجازة' }).click();
        await page.getByRole('button', { name: 'حفظ الإعدادات' }).click();
        await expect(page.getByText('هذا الحقل مطلوب').first()).toBeVisible();
        await expectAccessible(page);
      });

      test('the service area with a drawn area, and with what is wrong in them, are accessible', async ({
        page,
        signIn,
      }) => {
        await page.route('https://tile.openstreetmap.org/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: picture }),
        );
        const settings = settingsPage(page);
        await signIn('/settings/service-area');
        await settings.depot.fill('24.7, 46.7');
        await settings.addArea.click();
        await page.getByText('بلا نقاط').click();
        await settings.cornersText.fill('24.6, 46.6\n24.6, 46.8\n24.8, 46.8');
        await expect(settings.corners).toHaveCount(3);
        await expectAccessible(page);
        await settings.cornersText.fill('24.6, 46.6');
        await settings.save.click();
        await expect(settings.cornersText).toHaveAccessibleDescription(/بثلاث نقاط/);
        await expectAccessible(page);
      });
    });
  }
}
