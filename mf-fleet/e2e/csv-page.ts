import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A list's files as a person finds them, on whichever list is open. */
export function csvPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const it = {
    dialog,
    exportButton: page.getByRole('button', { name: 'تصدير CSV' }),
    importButton: page.getByRole('button', { name: 'استيراد CSV' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    faults: dialog.getByRole('group', { name: 'أسباب الرفض' }).getByRole('listitem'),
    prices: dialog.getByRole('group', { name: 'قراءة الأسعار' }).getByRole('listitem'),
    fileInput: dialog.getByLabel(/^اختيار ملف/),

    /** How many of a kind the preview or the result tells. */
    count: (label: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition'),
    /** Does what saves a file. @returns its name and its bytes as text, the byte-order mark with them */
    async saved(press: () => Promise<void>) {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
    async choose(text: string, name = 'ملف.csv') {
      await it.fileInput.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    },
  };
  return it;
}
