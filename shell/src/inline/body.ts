// At the end of pages with one of the templates.
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

const deferred = document.querySelector<HTMLTemplateElement>('template#deferred');
if (deferred) loadDeferred(deferred);
const host = document.querySelector<HTMLTemplateElement>('template#host');
if (host) hydrateOnInteraction(host);

/** Loads the template's preload links once every script of the HTML has arrived, while the first scripts run. */
function loadDeferred(template: HTMLTemplateElement): void {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[as="script"]',
  );
  const awaited = new Set([...elements].map((element) => ('src' in element ? element.src : element.href)));
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) awaited.delete(name);
    if (awaited.size > 0) return;
    observer.disconnect();
    template.replaceWith(template.content);
  }).observe({ type: 'resource', buffered: true });
}
