/** A navigation that has not happened yet. */
export interface Leaving {
  readonly isBack: boolean;
  readonly to: URL;
  /** Keeps the page where it is. @returns goes on after all; only a step back or forward can */
  hold(): () => void;
}

/**
 * Tells of navigations within the page before they happen, by «back» too. A browser without the Navigation API tells none.
 * @returns ends it
 */
export function watchLeaving(onLeaving: (leaving: Leaving) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const tell = (event: NavigateEvent) => {
    if (!event.cancelable) return;
    const { url, key } = event.destination;
    onLeaving({
      isBack: event.navigationType === 'traverse',
      to: new URL(url),
      hold: () => {
        event.preventDefault();
        return () => void navigation.traverseTo(key);
      },
    });
  };
  navigation.addEventListener('navigate', tell);
  return () => navigation.removeEventListener('navigate', tell);
}
