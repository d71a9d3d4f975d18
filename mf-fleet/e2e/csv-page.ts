import { readFile } from 'node:fs/promises';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import type { Page } from '@playwright/test';

/** Export and import on the open list. */
export function csvPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const { menu, press } = listToolbar(page);
  const csv = {
    dialog,
    menu,
    exportFile: () => press('تصدير CSV'),
    openImport: () => press('استيراد CSV'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    faults: dialog.getByRole('group', { name: 'أسباب الرفض' }).getByRole('listitem'),
    prices: dialog.getByRole('group', { name: 'قراءة الأسعار' }).getByRole('listitem'),
    fileInput: dialog.getByLabel(/^اختيار ملف/),

    /** The count that the preview or the result shows. */
    count: (label: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition'),
    /** Saves a file. @returns its name and its text with the byte-order mark */
    async saved(press: () => Promise<void>) {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
    async choose(text: string, name = 'ملف.csv') {
      await csv.fileInput.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    },
  };
  return csv;
}
