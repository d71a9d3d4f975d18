// @ts-check
/** @import { Browser, BrowserContextOptions, Page } from '@playwright/test' */
/** @import { Part, Picture } from './pictures.mjs' */
import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { CliError } from '../lib/cli-error.mjs';
import { socialPage } from './social-page.mjs';

/** The demo company's way in, as `npm start` prints it. */
const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

/**
 * @param {Browser} browser
 * @param {string} url the panel's address
 * @param {readonly Picture[]} pictures
 * @returns {Promise<{ picture: Picture, png: Buffer }[]>}
 */
export async function takeAll(browser, url, pictures) {
  const answer = await fetch(`${url}/api/company/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  });
  if (!answer.ok) throw new CliError(`The demo company could not sign in: ${await answer.text()}`);
  const session = /** @type {{ token: string, adminUser: unknown }} */ (await answer.json());
  const taken = [];
  for (const picture of pictures) taken.push({ picture, png: await take(browser, url, session, picture) });
  return taken;
}

/** @param {Browser} browser @param {string} url @param {{ token: string, adminUser: unknown }} session @param {Picture} picture */
async function take(browser, url, { token, adminUser }, { path, size, scale, dark, part, without }) {
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

/** @param {Browser} browser @param {string} url @param {string} root @param {Buffer} picture the panel's, as PNG */
export async function takeSocial(browser, url, root, picture) {
  const page = await newPage(browser, { viewport: { width: 1200, height: 630 } });
  // The landing page's own headline.
  await page.goto(url);
  const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const [orange = '', navy = ''] = /** @type {string[]} */ (
    await page.evaluate(
      "['--hw-colors-mark', '--hw-colors-mark-navy'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))",
    )
  );
  const mark = /** @type {string} */ (
    await page.evaluate("document.querySelector('header svg, main svg').outerHTML")
  );
  // The panel's Content Security Policy would block the inline page.
  await page.goto('about:blank');
  await page.setContent(socialPage(root, { headline, picture, mark, navy, orange }));
  await page.evaluate('document.fonts.ready.then(() => null)');
  const png = await page.screenshot();
  await page.context().close();
  return png;
}

/** @param {Browser} browser @param {BrowserContextOptions} options */
async function newPage(browser, options) {
  const context = await browser.newContext({
    ...browserOfPeople,
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}

/** @param {Page} page */
async function settled(page) {
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

/** @param {Page} page @param {Part} part */
async function clip(page, { selector, around, height }) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new CliError(`The page has no ${selector}.`);
  return {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: height ?? box.height + 2 * around,
  };
}
