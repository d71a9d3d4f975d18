import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/** The path shown last, by whatever screen; null before the first. */
let shown: string | null = null;

/**
 * Names the page in the browser and, after a navigation, puts the focus on its heading and the view at its top: what
 * a page load would have done. The first page of a visit keeps the browser's own focus, and going back keeps the
 * place that the browser remembers.
 * @param section title of what is shown
 * @returns ref for the heading, which needs `tabIndex={-1}`
 */
export function usePageTitle(section: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${section} · منصة حاويات`;
  }, [section]);
  useEffect(() => {
    const first = shown === null;
    if (shown === pathname) return;
    shown = pathname;
    if (first) return;
    if (way !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return heading;
}
