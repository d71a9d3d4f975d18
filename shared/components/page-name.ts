import { chakra } from '@hawiyat/shared/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The h1 of a page that has a name of its own. Paper has it in its head. */
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

/** `(3) تجريبي · إدارة الحاويات · منصة حاويات`: marks of the host, the name, the platform. */
const title = /^((?:\(\d+\+?\) )?(?:تجريبي · )?)(.*)( · منصة حاويات)$/;
const nameIn = (text: string) => title.exec(text)?.[2];
const named = (text: string, name: string) => text.replace(title, (_, marks, __, end) => marks + name + end);

/**
 * Names the page for the one thing that it shows: by its own h1, and in the browser's title instead of the section. The host's
 * header keeps the section's title, and is no h1 meanwhile.
 * @param name null until it is known, as long as the section's title is the page's h1
 * @returns ref for the page's h1, which needs `tabIndex={-1}`: it gets the focus that the header had after the navigation
 */
export function usePageName(name: string | null): RefObject<HTMLHeadingElement | null> {
  const own = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (name === null) return;
    const content = document.querySelector<HTMLElement>('[data-host="content"]');
    if (content) content.dataset.named = '';
    const header = document.querySelector('[data-host] > header > :is(h1, p)');
    const section = header?.textContent ?? '';
    if (header === document.activeElement) own.current?.focus({ preventScroll: true });
    const apply = () => {
      if (nameIn(document.title) !== name) document.title = named(document.title, name);
    };
    apply();
    // After this the host still sets the title of a section that is entered with this page.
    const changes = new MutationObserver(apply);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      delete content?.dataset.named;
      // The next page has possibly set its own already.
      if (nameIn(document.title) === name) document.title = named(document.title, section);
    };
  }, [name]);
  return own;
}
