import { useEffect, useState } from 'react';
import { type SectionId, sections } from './landing-messages.ts';

/** Where the reader's eye is taken to be: a thin line a third from the top of the window. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };

/** @returns the section at the reading line, for the mark in the navigation; the first one before any script */
export function useActiveSection(): SectionId {
  const [active, setActive] = useState<SectionId>('hero');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find((it) => it.isIntersecting)?.target.id;
      const section = sections.find((it) => it.id === entered);
      if (section) setActive(section.id);
    }, readingLine);
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return active;
}
