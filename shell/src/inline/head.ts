// Stands in the page's head, before the stylesheets, which scripts wait for.
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import type { InlineData, PageFacts } from '@hawiyat/shared/contract/platform/settings';
import { watchHost } from './host-watch.ts';
import { pageData } from './page-data.ts';
import { prefetchCalls } from './prefetch.ts';
import { markSession } from './session-mark.ts';
import { tellCalls } from './tell-calls.ts';
import { applyTheme } from './theme.ts';
import { warmUp } from './warm-up.ts';

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
