// In the head, before the stylesheets, for which scripts wait.
import type { Prefetched } from '@hawiyat/shared/client';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import type { InlineData, PageFacts } from '@hawiyat/shared/contract/platform/settings';
import { locale, timeZone } from '@hawiyat/shared/locale/locale';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import { watchHost } from './host-watch.ts';
import { markSession } from './session-mark.ts';
import { tellCalls } from './tell-calls.ts';

applyTheme();
const { prefetch, isPrerendered, isReleased } = pageData<InlineData>('inline');
if (isPrerendered) markSession();
prefetchCalls(prefetch);
warmUp();
// Development hosts report nothing.
if (isReleased) {
  watchHost(pageData<Composition>('composition').host, pageData<PageFacts>('facts').areaDeadline);
  tellCalls();
}

/** Before the first paint, so that dark mode never flashes white. */
function applyTheme(): void {
  const theme = stored(storageKeys.theme);
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** The server writes the JSON (`api/src/pages/page-html.ts`). */
function pageData<Data>(id: string): Data {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page carries no ${id}`);
  return JSON.parse(text);
}

/** Sends the screen's first calls while its scripts load; the API client takes the responses. */
function prefetchCalls(urls: readonly string[]): void {
  const token = stored(storageKeys.token);
  if (!token || urls.length === 0) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = urls.map((url) => {
    const answer = fetch(url, { headers });
    // The client that takes it handles its failure; an unused one is no error.
    answer.catch(() => {});
    return [url, answer] as const;
  });
  const prefetched: Prefetched = { token, answers: new Map(answers) };
  Object.assign(globalThis, { prefetched });
}

/** The locale's data and session storage cost 10 ms each at first use, here while the scripts load. */
function warmUp(): void {
  if (!stored(storageKeys.token)) return;
  void whenIdle().then(() => {
    (0).toLocaleString(locale);
    new Date().toLocaleDateString(locale, { timeZone, month: 'long' });
    try {
      sessionStorage.getItem('');
    } catch {
      // The host works without storage.
    }
  });
}
