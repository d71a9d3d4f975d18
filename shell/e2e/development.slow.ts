import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { applyEdit, copyPackage } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

// As `npm start` serves it on a developer's machine.
test.use({ panelName: 'development', panelSettings: { OVERRIDES: join(root, 'shell/dist-dev') } });

let folder: string;
let command: ChildProcess;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** Runs `npm run dev mf-fleet` on a copy of the remote, beside the running panel. @returns the address that it says to open */
async function develop(panel: string): Promise<string> {
  const env = { ...process.env, PANEL_URL: panel, FOLDER: folder, DEV_PORT: String(await freePort()) };
  command = spawn(process.execPath, ['tools/start.mjs', 'dev', 'mf-fleet'], { cwd: root, env });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /Open (\S+)[\s\S]*Ctrl-C/.exec(said)?.[1];
      if (address) resolve(address);
    };
    command.stdout?.on('data', hear);
    command.stderr?.on('data', hear);
    command.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)));
  });
}

let address: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ panel }) => {
  test.setTimeout(60_000);
  folder = copyPackage('mf-fleet');
  address = await develop(panel.url);
});
test.afterAll(async () => {
  if (command?.exitCode === null) {
    command.kill('SIGTERM');
    await once(command, 'exit');
  }
  rmSync(dirname(folder), { recursive: true, force: true });
});

const strip = (page: Page) => page.getByRole('complementary', { name: 'نسخة تطوير' });
const openForm = (page: Page) => page.getByRole('button', { name: 'إضافة حاوية جديدة' }).first().click();

test('one browser loads a remote from its sources, keeps typed values over an edit, and returns to the release', async ({
  page,
  browser,
  panel,
  signIn,
}) => {
  await page.goto(address);
  await signIn('/containers');
  await expect(strip(page)).toContainText('نسخة تطوير: mf-fleet');
  await openForm(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('السعر').fill('512.75');

  applyEdit(folder, {
    file: 'src/containers/forms/add-containers-dialog.tsx',
    from: '      title={title}',
    to: "      title={title + ' بعد التعديل'}",
  });
  // A rebuild takes its time.
  await expect(page.getByRole('dialog', { name: 'بعد التعديل' })).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByLabel('السعر')).toHaveValue('512.75');

  // Another browser has the released remote.
  const other = await browser.newContext({
    baseURL: panel.url,
    storageState: await page.context().storageState({}),
  });
  await other.clearCookies();
  const released = await other.newPage();
  await released.goto('/containers');
  await openForm(released);
  await expect(released.getByRole('dialog')).toBeVisible();
  await expect(released.getByRole('dialog', { name: 'بعد التعديل' })).toHaveCount(0);
  await expect(strip(released)).toHaveCount(0);
  await other.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await strip(page).getByRole('link', { name: 'العودة إلى الإصدار المنشور' }).click();
  await openForm(page);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'بعد التعديل' })).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('the page of examples shows the kit without an accessibility error, in both themes and on a phone', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/examples');
  await expect(page.getByRole('heading', { name: 'مكونات الواجهة' })).toBeVisible();
  // A part of an area: the ring's own figures.
  const ring = page.getByRole('region', { name: 'حلقة الطلبات' });
  for (const figure of ['25', '60', '85'])
    await expect(ring.getByText(figure, { exact: true }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme);
    for (const name of ['نموذج ينجح', 'حذف ينجح', 'نافذة قيد التحميل', 'لوح جانبي']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('dialog')).toBeVisible();
      await expectAccessible(page, `${colorScheme}, ${name}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});
