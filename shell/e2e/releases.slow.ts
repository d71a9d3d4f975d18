import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

test.use({ panelName: 'releases' });
test.describe.configure({ mode: 'serial' });

const before = 'إضافة حاوية جديدة';
const after = 'إضافة حاوية إلى الأسطول';
const addButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let second: Release;
test.beforeAll(async ({ panel }) => {
  test.setTimeout(60_000);
  const built = await buildVariant('mf-fleet', '1.1.0', [
    { file: 'src/texts/containers.ts', from: before, to: after },
  ]);
  second = await panel.publish(built);
});

for (const broken of ['remoteEntry.js', '__federation_expose_remote.js']) {
  test(`when the new release's ${broken} is damaged, the previous one replaces it in the same page`, async ({
    page,
    signIn,
  }) => {
    await page.route(new RegExp(`/r/mf-fleet/${second.id}/.*${broken}`), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};` });
    });
    await signIn('/containers');
    await expect(addButton(page, before)).toBeVisible();
    await expect(addButton(page, after)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('when the new release throws while it is shown, the previous one replaces it in the same page', async ({
  page,
  panel,
  signIn,
}) => {
  test.setTimeout(60_000);
  const built = await buildVariant('mf-fleet', '1.2.0', [
    {
      file: 'src/containers/list/containers-screen.tsx',
      from: 'export function ContainersScreen() {',
      to: "export function ContainersScreen() {\n  if (location.hash !== '#never') throw new Error('fixture');",
    },
  ]);
  await panel.publish(built);
  await signIn('/containers');
  await expect(addButton(page, after)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
