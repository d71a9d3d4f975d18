import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** The orders screen as a person finds it: by Arabic role and label. */
export function ordersPage(page: Page) {
  const it = {
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    table: page.getByRole('table'),
    rows: page.getByRole('table').locator('tbody').getByRole('row'),
    dialog: page.getByRole('dialog'),
    search: page.getByRole('searchbox', { name: 'البحث برقم الحاوية أو اسم السائق...' }),
    choice: (label: string) => page.getByRole('combobox', { name: label, exact: true }),
    headings: () => page.getByRole('table').getByRole('columnheader').allTextContents(),
    /** What stands under a heading, row by row. */
    async column(heading: string): Promise<string[]> {
      const at = (await it.headings()).indexOf(heading);
      return it.rows.locator(`td:nth-child(${at + 1})`).allTextContents();
    },
    async open(name: string) {
      await it.tab(name).click();
      await expect(it.tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(it.rows.first()).toBeVisible();
    },
  };
  return it;
}

/** Asks the server what the page should show. */
export async function askServer<Answer>(url: string, token: string, path: string): Promise<Answer> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
