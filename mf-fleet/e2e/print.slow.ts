import { importContainers } from '@hawiyat/shared/contract/fleet/containers';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { lettersOf, printed } from '@hawiyat/shared/testing/printed-pages';
import { callServer, containersApi } from './containers-api.ts';

test.use({ panelName: 'print' });

test('5,000 containers are on paper, each once, with title, company, filter and date on A4', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  test.setTimeout(300_000);
  const { url } = panel;
  const { token } = session;
  const rows = Array.from({ length: 5_000 }, (_, n) => `حاويات أنقاض,12 ياردة,${100 + n}`);
  const { method, path } = importContainers;
  for (let at = 0; at < rows.length; at += 2_500) {
    const csv = ['نوع الحاوية,حجم الحاوية,السعر (ر.س)', ...rows.slice(at, at + 2_500)].join('\n');
    await callServer({ url, token, method, path }, { csv, dryRun: false });
  }
  const available = (await containersApi(url, token).list()).filter(({ status }) => status === 'available');
  expect(available.length).toBeGreaterThanOrEqual(5_000);
  await signIn('/containers');
  await page.getByRole('radio', { name: 'متوفرة', exact: true }).click({ force: true });

  // The dialog of a window without a head does nothing; the paper is what it would have printed.
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await listToolbar(page).press('طباعة');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expectOnPaper(await page.pdf({ preferCSSPageSize: true }));

  // And by the browser's own printing.
  await expectOnPaper(await page.pdf({ preferCSSPageSize: true }));

  async function expectOnPaper(pdf: Buffer) {
    const pages = await printed(pdf);
    const texts = pages.flatMap(({ runs }) => runs.map(({ text }) => text.trim()));
    const numbers = texts.filter((text) => /^C-\d+$/.test(text));
    expect(numbers.toSorted()).toEqual(available.map((item) => item.containerNumber).toSorted());
    const [first] = pages;
    const head = lettersOf((first?.runs ?? []).filter(({ y }) => y > 740).map(({ text }) => text));
    for (const said of ['الحاويات', 'شركة رواد الحاويات للنقل', 'متوفرة', day(today())])
      for (const letter of new Set(lettersOf([said]))) expect(head, said).toContain(letter);
    // The headings are on each page, the page's buttons on none.
    const headings = lettersOf(['رقم الحاوية']);
    for (const { runs } of pages)
      expect(lettersOf(runs.filter(({ y }) => y > 700).map(({ text }) => text))).toMatch(
        new RegExp([...headings].map((letter) => `(?=.*${letter})`).join('')),
      );
    expect(texts.join(' ')).not.toMatch(/تعديل|حذف|ليدعت|فذح/);
    expect(pages.length).toBeLessThan(available.length / 20);
  }
});
