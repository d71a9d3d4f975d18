import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

test.use({ panelName: 'releases' });

/** What the fence of the build does not see: a script of the release makes the style. */
const changesTitle = `const sheet = new CSSStyleSheet();
sheet.replaceSync('h1 { text-transform: uppercase }');
setTimeout(() => { document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; });
export default {`;

test('styles of an area leave the page with it, and are back when it is entered again', async ({
  page,
  panel,
  signIn,
}) => {
  const built = await buildVariant('mf-fleet', '1.7.2', [
    { file: 'src/remote.tsx', from: 'export default {', to: `import './own.module.css';\n${changesTitle}` },
    { file: 'src/own.module.css', text: '.row { color: red }' },
  ]);
  await panel.publish(built);
  const title = page.getByRole('heading', { level: 1 });
  /** Whether the styles of the fleet's files apply. */
  const applied = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/r/mf-fleet/'))
        .map((sheet) => !sheet.disabled),
    );

  await signIn('/containers');
  await expect(title).toHaveCSS('text-transform', 'uppercase');
  const files = await applied();
  expect(files.length).toBeGreaterThan(0);
  expect(files).not.toContain(false);

  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(title).toHaveCSS('text-transform', 'none');
  expect(await applied()).not.toContain(true);

  await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
  await expect(title).toHaveCSS('text-transform', 'uppercase');
  expect(await applied()).not.toContain(false);
});
