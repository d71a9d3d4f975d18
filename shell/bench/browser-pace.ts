import { medianOf } from '@hawiyat/shared/testing/median';
import type { Browser } from '@playwright/test';
import { longestTask } from './longest-task.ts';

const rounds = 5;

/**
 * Limits of milliseconds follow from it, because machines differ, and one machine from hour to hour.
 * @returns milliseconds of processor time in which this browser makes and lays out a thousand paragraphs
 */
export async function timeOfParagraphs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stop = await longestTask(cdp);
    await page.evaluate(() => {
      for (let at = 0; at < 1_000; at += 1) {
        const paragraph = document.createElement('p');
        paragraph.textContent = `الطلب ${at} بانتظار التعيين`;
        document.body.append(paragraph);
      }
      document.body.getBoundingClientRect();
      document.body.replaceChildren();
    });
    times.push(await stop());
  }
  await page.close();
  return medianOf(times).median;
}
