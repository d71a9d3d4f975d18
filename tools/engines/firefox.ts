import { debianProgram } from '@hawiyat/sdk/lib/debian-program';
import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import type { Engine } from '@hawiyat/shared/testing/walk/engine';
import puppeteer from 'puppeteer-core';

/** Firefox over WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const executablePath = await debianProgram('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: browserOfPeople.timezoneId },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': browserOfPeople.locale },
  });
  const page = await browser.newPage();
  // A tab that the page opens hides it, and hidden pages do not draw.
  browser.on('targetcreated', () => void page.bringToFront());
  await page.setViewport({ width: 1440, height: 900 });
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    escape: () => page.keyboard.press('Escape'),
    resize: (width) => page.setViewport({ width, height: 900 }),
    close: () => browser.close(),
  };
}
