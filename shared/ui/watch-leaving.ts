export interface Leaving {
  readonly isBack: boolean;
  readonly to: URL;
  /** @returns continues the navigation; only a step back or forward can */
  hold(): () => void;
}

/** Reports navigations within the page before they happen, in browsers with the Navigation API. @returns ends it */
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
