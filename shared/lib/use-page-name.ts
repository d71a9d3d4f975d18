import { useLayoutEffect } from 'react';

/** `(3) تجريبي · إدارة الحاويات · منصة حاويات`: marks of the host, the name, the platform. */
const title = /^((?:\(\d+\+?\) )?(?:تجريبي · )?)(.*)( · منصة حاويات)$/;
const nameIn = (text: string) => title.exec(text)?.[2];
const named = (text: string, name: string) => text.replace(title, (_, marks, __, end) => marks + name + end);

/**
 * Names the page for the one thing that it shows: in its h1 and in the browser's title, instead of its section. Every
 * live host has these two, so a remote needs no newer host for it.
 * @param name null until it is known, as long as the section's title stays
 */
export function usePageName(name: string | null): void {
  useLayoutEffect(() => {
    if (name === null) return;
    const heading = document.querySelector('h1');
    const section = heading?.textContent ?? '';
    if (heading) heading.textContent = name;
    const apply = () => {
      if (nameIn(document.title) !== name) document.title = named(document.title, name);
    };
    apply();
    // After this the host still sets the title of a section that is entered with this page.
    const changes = new MutationObserver(apply);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      // The next page has possibly set its own already.
      if (heading?.textContent === name) heading.textContent = section;
      if (nameIn(document.title) === name) document.title = named(document.title, section);
    };
  }, [name]);
}
