import { gate } from '@hawiyat/shared/testing/gate';
import type { Page } from '@playwright/test';

/** The line beside the tabs and the two dialogs that change something, as a person finds them. */
export function dialogsPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    strip: page.getByRole('region', { name: 'طلبات بلا سائق' }),
    toOldest: page.getByRole('button', { name: 'تعيين سائق لأقدم طلب بلا سائق' }),
    assignTo: (number: string) =>
      page.getByRole('button', { name: new RegExp(`^تعيين سائق للحاوية .?${number}`) }),
    searchDriver: dialog.getByRole('searchbox', { name: 'البحث عن سائق...' }),
    drivers: dialog.getByRole('listitem'),
    choose: dialog.getByRole('button', { name: /^تعيين السائق/ }),
    price: dialog.getByLabel('السعر (ر.س)'),
    send: dialog.getByRole('button', { name: 'تقديم العرض' }),
    banner: dialog.getByRole('alert'),
  };
}

/** Holds the responses of an address until they are released. */
export async function holdResponses(page: Page, address: string) {
  const { open: release, opened: released } = gate();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** For tests that name any price: sends also one that is unusual beside the demo’s. */
export function sendUnusualPrices(page: Page) {
  const question = page.getByRole('alertdialog', { name: 'سعر غير معتاد' });
  return page.addLocatorHandler(question, () =>
    question.getByRole('button', { name: /^(تقديم العرض|حفظ التعديل)$/ }).press('Enter'),
  );
}
