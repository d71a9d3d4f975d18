import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../texts/landing.ts';

/** A thin line, one third from the top of the window. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };

/** The section at the reading line; the line cannot reach the last one, so the end of the page counts as that. */
export function useActiveSection(): SectionId {
  const [reading, setReading] = useState<SectionId>('hero');
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const sectionObserver = new IntersectionObserver((entries) => {
      const entered = entries.find((entry) => entry.isIntersecting)?.target.id;
      const section = sections.find((item) => item.id === entered);
      if (section) setReading(section.id);
    }, readingLine);
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) sectionObserver.observe(element);
    }
    const footerObserver = new IntersectionObserver(
      (entries) => setIsAtEnd(entries.some((entry) => entry.isIntersecting)),
      {
        threshold: 0.9,
      },
    );
    const footer = document.querySelector('footer');
    if (footer) footerObserver.observe(footer);
    return () => {
      sectionObserver.disconnect();
      footerObserver.disconnect();
    };
  }, []);
  return isAtEnd ? 'contact-us' : reading;
}
