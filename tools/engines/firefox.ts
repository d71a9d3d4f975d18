import puppeteer from 'puppeteer-core';
import { debianProgram } from '../debian-program.mjs';
import type { Engine } from './engine.ts';

/** Firefox over WebDriver BiDi; installs Debian's where it is missing. */
export async function firefox(): Promise<Engine> {
  const executablePath = await debianProgram('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
