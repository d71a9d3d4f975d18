import { useEffect, useState } from 'react';
import { type SectionId, sections } from './landing-messages.ts';

/** Where the reader's eye is taken to be: a thin line a third from the top of the window. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };

/**
 * @returns the section at the reading line, for the mark in the navigation; at the end of the page, where the line
 * cannot reach, the last one; the first one before any script
 */
export function useActiveSection(): SectionId {
  const [read, setRead] = useState<SectionId>('hero');
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const line = new IntersectionObserver((entries) => {
      const entered = entries.find((entry) => entry.isIntersecting)?.target.id;
      const section = sections.find((item) => item.id === entered);
      if (section) setRead(section.id);
    }, readingLine);
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) line.observe(element);
    }
    const end = new IntersectionObserver(
      (entries) => setIsAtEnd(entries.some((entry) => entry.isIntersecting)),
      {
        threshold: 0.9,
      },
    );
    const footer = document.querySelector('footer');
    if (footer) end.observe(footer);
    return () => {
      line.disconnect();
      end.disconnect();
    };
  }, []);
  return isAtEnd ? 'contact-us' : read;
}
