import type { Page } from '@playwright/test';

/**
 * Translates a page and whatever it shows later as Chrome does: `<font><font>` takes the place of each text, in a world of
 * scripts of its own. What it says stays Arabic, so that people in tests find it.
 */
export async function translate(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translator})()`,
    worldName: 'translator',
  });
}

/** @returns texts that a translated page shows although the page itself has changed them since */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('stale?'));
    return JSON.parse(document.documentElement.dataset.stale ?? '[]');
  });

/** Runs in the page. */
function translator(): void {
  const originals = new Map<Element, Text>();
  const untranslated = 'script, style, noscript, textarea, title, select, svg, font, .leaflet-container';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untranslated)) return;
    const font = () => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      return element;
    };
    const outer = font();
    const inner = outer.appendChild(font());
    inner.append(text.data);
    originals.set(outer, text);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const begin = () => {
    document.documentElement.classList.add('translated-rtl');
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  document.addEventListener('stale?', () => {
    const stale: string[] = [];
    for (const [font, text] of originals) {
      if (!font.isConnected) originals.delete(font);
      else if (font.textContent !== text.data) stale.push(`${font.textContent} → ${text.data}`);
    }
    document.documentElement.dataset.stale = JSON.stringify(stale);
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
