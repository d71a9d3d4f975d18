import { listContainers, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { staleTexts } from '@hawiyat/shared/testing/translator';
import type { Page } from '@playwright/test';

test.use({ isTranslated: true, panelName: 'translated' });

const main = (page: Page) => page.getByRole('main');
const areaFailed = (page: Page) => page.getByText(/تعذّر تحميل هذا القسم|توقف هذا القسم/);
async function expectAlive(page: Page): Promise<void> {
  await expect(areaFailed(page)).toHaveCount(0);
  expect(await staleTexts(page)).toEqual([]);
}

test('a page that the browser translates filters, counts, follows changes and opens dialogs, and says what it took', async ({
  page,
  panel: { url, operatorToken },
  session: { token },
  signIn,
}) => {
  await signIn('/containers');
  const search = main(page).getByRole('searchbox');
  await expect(main(page).locator('article font').first()).toBeVisible();
  for (const text of ['2', '20', '20 ي', 'لا شيء كهذا', '', 'c00']) {
    await search.fill(text);
    await expectAlive(page);
  }
  await expect(main(page).getByRole('listitem').first()).toBeVisible();

  const { containers } = await askServer(url, token, listContainers, { query: {} });
  const { id, containerNumber } = containers[0] ?? {};
  if (!id || !containerNumber) throw new Error('There are containers');
  await search.fill(containerNumber);
  await expect(main(page).getByRole('article')).toHaveCount(1);
  for (const price of [731, 1732]) {
    await askServer(url, token, updateContainer, { params: { containerId: id }, body: { price } });
    await expect(main(page)).toContainText(price === 731 ? '731.00' : '1,732.00');
  }
  await main(page)
    .getByRole('button', { name: `تعديل الحاوية ${containerNumber}` })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  for (const tab of ['الطلبات المقبولة', 'الطلبات الفرعية', 'الطلبات الجديدة']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await main(page).getByRole('searchbox').fill('20');
    await main(page).getByRole('searchbox').fill('');
    await expectAlive(page);
  }
  await page.getByRole('link', { name: 'الصفحة الرئيسية', exact: true }).click();
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  await expectAlive(page);

  await page.goto('/health');
  const metrics = async () =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${operatorToken}` } })).text();
  await expect.poll(metrics).toMatch(/hawiyat_guarded_calls_total\{.*\} [1-9]/);
  expect(await metrics()).not.toMatch(
    /outcomes_total\{.*outcome="(crashed|uncaughtError|fellBack|failed|alteredLayout)"/,
  );
});

/** Runs in the page, as an extension: makes links of phone numbers, puts icons beside fields and nodes into forms and the body. */
function extension(): void {
  const change = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const at = text.data.search(/\d[\d ]{6,}\d/);
      if (at < 0 || text.parentElement?.closest('a[href^="tel:"], script, style, textarea, svg')) continue;
      const link = document.createElement('a');
      link.href = 'tel:';
      const number = text.splitText(at);
      number.replaceWith(link);
      link.append(number.data);
    }
    for (const field of document.querySelectorAll('input:not([data-icon])')) {
      field.setAttribute('data-icon', '');
      field.after(document.createElement('i'));
    }
    for (const form of document.querySelectorAll('form:not([data-menu])')) {
      form.setAttribute('data-menu', '');
      form.append(document.createElement('div'));
    }
  };
  addEventListener('DOMContentLoaded', () => {
    document.body.append(document.createElement('aside'));
    change();
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('beside extensions', () => {
  test.use({ isTranslated: false });

  test('phone numbers become links, and fields and forms get further nodes: drivers are found and added', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(extension);
    await signIn('/drivers');
    const search = main(page).getByRole('searchbox');
    await expect(main(page).locator('a[href="tel:"]').first()).toBeVisible();
    for (const text of ['05', 'م', '966', '']) {
      await search.fill(text);
      await expect(areaFailed(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'إضافة سائق جديد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اسم السائق').fill('سائق الإضافات');
    await dialog.getByLabel('رقم الهاتف').fill('0501239871');
    await dialog.getByLabel('رقم الهوية').fill('1023456781');
    await dialog.getByRole('button', { name: 'إضافة السائق' }).click();
    await expect(dialog).toHaveCount(0);
    await search.fill('سائق الإضافات');
    await expect(main(page).getByText('سائق الإضافات')).toBeVisible();
    await expect(areaFailed(page)).toHaveCount(0);
  });
});
