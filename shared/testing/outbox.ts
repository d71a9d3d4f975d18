import { expect, type Page } from '@playwright/test';

/**
 * Waits for a message in the outbox of the page's panel: the server sends it after its answer.
 * @param words what its address, subject and text hold together, as `owner@company.example`
 * @returns the text of the newest such message
 */
export async function messageWith(page: Page, ...words: string[]): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        const messages = (await (await page.request.get('/outbox')).text()).split('<article>').slice(1);
        const found = messages.find((message) => words.every((word) => message.includes(word)));
        text = /<pre>(.*)<\/pre>/s.exec(found ?? '')?.[1];
        return text;
      },
      `a message with ${words.join(', ')}`,
    )
    .toBeDefined();
  return text ?? '';
}
