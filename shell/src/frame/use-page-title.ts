import { useLocation } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Names the page in the browser and, after a navigation, puts the focus on its heading and the view at its top: what
 * a page load would have done. The first page of a visit keeps the browser's own focus.
 */
export function usePageTitle(section: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = `${section} · منصة حاويات`;
  }, [section]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
