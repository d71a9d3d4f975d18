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

/** `(3) تجريبي · إدارة الحاويات · منصة حاويات`: the host's marks, the name, the platform. */
const title = /^((?:\(\d+\+?\) )?(?:تجريبي · )?)(.*)( · منصة حاويات)$/;
const nameIn = (text: string) => title.exec(text)?.[2];
const named = (text: string, name: string) => text.replace(title, (_, marks, __, end) => marks + name + end);

/** Names the page in its h1 and the browser's title. The h1 takes the header's focus, so it needs `tabIndex={-1}`. */
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
    // The host sets the section's title after this.
    const changes = new MutationObserver(apply);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      delete content?.dataset.named;
      // The next page may have set its own title already.
      if (nameIn(document.title) === name) document.title = named(document.title, section);
    };
  }, [name]);
  return own;
}
