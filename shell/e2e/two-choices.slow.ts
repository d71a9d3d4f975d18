import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

test.use({ panelName: 'two-choices' });

/** Chooses or types one after the other, before the page can be drawn between them. */
async function chooseAtOnce(page: Page, choices: readonly [string, string][]) {
  const fields = await Promise.all(
    choices.map(async ([label, value]) => ({
      field: await page.getByLabel(label, { exact: true }).elementHandle(),
      value,
    })),
  );
  await page.evaluate((given) => {
    for (const { field, value } of given) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
        throw new Error('no field');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }),
      );
    }
  }, fields);
}

test('of two choices in the audit log that follow at once both hold', async ({ page, signIn }) => {
  await signIn('/settings/audit');
  await listToolbar(page).openFilter();
  const person = page.getByRole('option', { name: 'عبدالله الحربي' });
  await person.waitFor({ state: 'attached' });
  const id = (await person.getAttribute('value')) ?? '';
  await chooseAtOnce(page, [
    ['الشخص', id],
    ['نوع العنصر', 'drivers'],
  ]);
  await expect(page).toHaveURL(new RegExp(`person=${id}&kind=drivers$`));
});

test('of two days of a statement that are typed at once both hold', async ({ page, signIn }) => {
  await signIn('/dashboard/statement');
  await chooseAtOnce(page, [
    ['من', '05/01/2026'],
    ['إلى', '07/02/2026'],
  ]);
  await expect(page).toHaveURL(/from=2026-01-05&to=2026-02-07$/);
});

test('of a state and a month of a driver’s orders that are chosen at once both hold', async ({
  page,
  signIn,
}) => {
  await signIn('/drivers');
  await page.getByRole('main').locator('a[href^="/drivers/"]').first().click();
  const states = page.getByRole('radiogroup', { name: 'تصفية الطلبات' });
  const state = await states.getByText('مكتملة').elementHandle();
  const month = await page.getByLabel('الشهر', { exact: true }).elementHandle();
  await page.evaluate(
    ([one, other]) => {
      if (!(one instanceof HTMLElement && other instanceof HTMLSelectElement)) throw new Error('no field');
      one.click();
      other.value = other.options[2]?.value ?? '';
      other.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [state, month],
  );
  await expect(page).toHaveURL(/state=completed/);
  await expect(page).toHaveURL(/month=20/);
});
