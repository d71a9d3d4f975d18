import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { buildHostWithReact, installedReact } from '@hawiyat/shared/testing/host-with-react';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { contentOf } from './area-content.ts';

test.use({ panelName: 'host react' });
test.setTimeout(180_000);

const [major = 0, minor = 0, patch = 0] = installedReact.split('.').map(Number);

interface Federation {
  readonly __SHARE__: Record<string, { default: Record<string, object> }>;
}

/** The versions of a library in the page's share scope. */
const sharedVersions = (page: Page, library: string) =>
  page.evaluate((name) => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as unknown as Federation;
    return Object.values(federation.__SHARE__).flatMap((scope) => Object.keys(scope.default[name] ?? {}));
  }, library);

test('a host with a patch of React opens every live remote', async ({ page, panel, signIn }) => {
  const version = `${major}.${minor}.${patch + 1}`;
  await panel.publish(await buildHostWithReact(version, '1.1.0-0123456789'));
  await page.goto('/signup');
  await expect(contentOf(page, '/signup')).toBeVisible();
  await signIn();
  for (const { path, title } of sidebar) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(contentOf(page, path)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const library of ['react', 'react/jsx-runtime', 'react-dom'])
    expect(await sharedVersions(page, library)).toEqual([version]);
});

test('a host with the next major of React opens none, and says so in each area', async ({
  page,
  panel,
  signIn,
}) => {
  const version = `${major + 1}.0.0`;
  await panel.publish(await buildHostWithReact(version, '1.2.0-0123456789'));
  await signIn();
  for (const { title } of sidebar) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('تعذّر تحميل هذا القسم');
  }
  expect(await sharedVersions(page, 'react')).toEqual([version]);
});
