import { addToTitle } from '@hawiyat/shared/state';
import { chakra } from '@hawiyat/shared/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Hidden on paper, which has the name in its head. */
export const PageName = chakra('h1', {
  base: {
    w: 'fit-content',
    minW: '0',
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'title',
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media print': { display: 'none' },
  },
});

/** Names the page in its h1 and the browser's title. The h1 takes the header's focus, so it needs `tabIndex={-1}`. */
export function usePageName(name: string | null): RefObject<HTMLHeadingElement | null> {
  const own = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (name === null) return;
    const content = document.querySelector<HTMLElement>('[data-host="content"]');
    if (content) content.dataset.named = '';
    const header = document.querySelector('[data-host] > header > :is(h1, p)');
    if (header === document.activeElement) own.current?.focus({ preventScroll: true });
    const removeFromTitle = addToTitle('name', name);
    return () => {
      delete content?.dataset.named;
      removeFromTitle();
    };
  }, [name]);
  return own;
}
