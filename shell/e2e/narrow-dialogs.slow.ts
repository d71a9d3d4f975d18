import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

test.use({ panelName: 'narrow dialogs', contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/containers',
  'a container',
  '/drivers',
  'a driver',
  '/vehicles',
  '/vehicles?view=documents',
  '/orders',
  '/orders?tab=accepted_orders',
  '/orders?tab=sub_orders',
  '/orders?tab=accepted_orders&view=day',
  '/orders/work',
  '/settings/people',
];

const openDialog = (page: Page) => page.locator('dialog[open]').last();

/** @returns what in the open dialog is wider than its place */
const tooWide = (page: Page) =>
  openDialog(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].flatMap((element) => {
      const isCut = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
      const style = getComputedStyle(element);
      const scrolls = element === dialog || /auto|scroll/.test(style.overflowX) || element.matches('footer');
      return isCut && scrolls && !element.matches('input, textarea, select, table *')
        ? [`${element.tagName} ${element.scrollWidth} > ${element.clientWidth}: ${element.textContent}`]
        : [];
    }),
  );

const widths = [320, 340] as const;

/** What a button does, without what it does it to. */
const kindOf = (name: string) => name.replace(/\s*(C-\d+|ح-\d+|\d).*$/, '').slice(0, 16);

for (const screen of screens)
  test(`no dialog of ${screen} scrolls sideways at ${widths.join(' or ')} px`, async ({
    page,
    panel,
    session,
    signIn,
  }) => {
    test.slow();
    await page.setViewportSize({ width: widths[0], height: 640 });
    const ids = async () => {
      const { containers } = await askServer(panel.url, session.token, listContainers, { query: {} });
      const { drivers } = await askServer(panel.url, session.token, listDrivers, { query: {} });
      return {
        'a container': `/containers/${containers[0]?.id}`,
        'a driver': `/drivers/${drivers[0]?.id}`,
      };
    };
    const path = screen.startsWith('/') ? screen : String(Reflect.get(await ids(), screen));
    await signIn(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('button').first()).toBeVisible();
    await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const names = await main
      .locator('button:visible:enabled')
      .evaluateAll(
        (buttons, source) => buttons.map((button) => new Function(`return (${source})`)()(button) as string),
        String(nameOf),
      );
    const kinds = new Map(names.map((name) => [kindOf(name), name]));
    for (const name of kinds.values()) {
      const button = main.getByRole('button', { name, exact: true }).first();
      if (!name || !(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.click();
      const opened = openDialog(page);
      if (
        await opened.waitFor({ timeout: 600 }).then(
          () => true,
          () => false,
        )
      ) {
        for (const width of [...widths].reverse()) {
          await page.setViewportSize({ width, height: 640 });
          expect([name, width, await tooWide(page)]).toEqual([name, width, []]);
        }
      }
      // Closes a menu or the filters, too.
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      if (new URL(page.url()).pathname !== path.replace(/\?.*/, '')) await page.goto(path);
    }
  });
