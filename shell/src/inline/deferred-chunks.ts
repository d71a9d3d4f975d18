/**
 * Once every script in the HTML has arrived the network is free: then the deferred chunks load while the first scripts
 * run.
 * @param template holds the links that preload them
 */
export function loadDeferred(template: HTMLTemplateElement): void {
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
