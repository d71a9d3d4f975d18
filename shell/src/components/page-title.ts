import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { $pageTitle, addToTitle } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '../texts/layout.ts';

/** What stands in the header instead of the area's section. */
export const $otherSection = atom<string | null>(null);

/** The count stands only in a hidden tab, so that nothing printed, saved or bookmarked has it. */
export function keepTitle(): void {
  const write = () => {
    const { section, name, mark, unread } = $pageTitle.get();
    if (!section) return;
    const count = unread && document.hidden ? `(${unread}) ` : '';
    document.title = messages.titled(`${count}${mark ? `${mark} · ` : ''}${name ?? section}`);
  };
  $pageTitle.listen(write);
  document.addEventListener('visibilitychange', write);
}

let shownPath: string | null = null;

/** Navigating focuses the heading (`tabIndex={-1}`) and, unless it goes back, scrolls up like a page load. */
export function usePageTitle(section: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => addToTitle('section', section), [section]);
  useEffect(() => {
    const first = shownPath === null;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (first) return;
    const focused = document.activeElement;
    // Both force a layout, so they wait for the frame that lays out the new page anyway.
    requestAnimationFrame(() => {
      if (navigationType !== 'POP') window.scrollTo(0, 0);
      const { activeElement, body } = document;
      const named = document.querySelector<HTMLElement>('[data-named] h1');
      if (activeElement === focused || activeElement === body)
        (named ?? heading.current)?.focus({ preventScroll: true });
    });
  }, [pathname, navigationType]);
  return heading;
}
