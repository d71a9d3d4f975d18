import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Part, Picture } from './pictures.ts';
import { socialPage } from './social-page.ts';

const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

export async function takeAll(
  browser: Browser,
  url: string,
  pictures: readonly Picture[],
): Promise<{ picture: Picture; png: Buffer }[]> {
  const answer = await fetch(`${url}/api/company/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  });
  if (!answer.ok) throw new CliError(`The demo company could not sign in: ${await answer.text()}`);
  const session = (await answer.json()) as { token: string; adminUser: unknown };
  const taken = [];
  for (const picture of pictures) taken.push({ picture, png: await take(browser, url, session, picture) });
  return taken;
}

async function take(
  browser: Browser,
  url: string,
  { token, adminUser }: { token: string; adminUser: unknown },
  { path, size, scale, dark, part, without }: Picture,
) {
  const page = await newPage(browser, {
    baseURL: url,
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: dark ? 'dark' : 'light',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: 'web_auth_user', value: JSON.stringify(adminUser) },
            { name: 'web_auth_token', value: token },
          ],
        },
      ],
    },
  });
  await page.goto(path);
  await settled(page);
  if (without) await page.locator(without).evaluateAll((found) => found.map((element) => element.remove()));
  const png = await page.screenshot({
    animations: 'disabled',
    ...(part && { clip: await clip(page, part) }),
  });
  await page.context().close();
  return png;
}

export async function takeSocial(browser: Browser, url: string, root: string, picture: Buffer) {
  const page = await newPage(browser, { viewport: { width: 1200, height: 630 } });
  await page.goto(url);
  const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const [orange = '', navy = ''] = (await page.evaluate(
    "['--hw-colors-mark', '--hw-colors-mark-navy'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))",
  )) as string[];
  const mark = (await page.evaluate("document.querySelector('header svg, main svg').outerHTML")) as string;
  // The panel's Content Security Policy would block the inline page.
  await page.goto('about:blank');
  await page.setContent(socialPage(root, { headline, picture, mark, navy, orange }));
  await page.evaluate('document.fonts.ready.then(() => null)');
  const png = await page.screenshot();
  await page.context().close();
  return png;
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    ...browserOfPeople,
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}

async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/جاري (تحميل|التحميل)/)
    .first()
    .waitFor({ state: 'hidden' });
  // Charts come after the figures.
  if (page.url().endsWith('/dashboard')) await page.locator('main svg path[fill]').first().waitFor();
  // Two frames after the fonts, what the last answer changed has been painted.
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );
}

async function clip(page: Page, { selector, around, height }: Part) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new CliError(`The page has no ${selector}.`);
  return {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: height ?? box.height + 2 * around,
  };
}
