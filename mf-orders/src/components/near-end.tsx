import { useEffect, useRef } from 'react';

/** The end of a list that draws its rows in steps; `onNear` draws the next ones before it is in sight. */
export function NearEnd({ as: Mark, onNear }: { as: 'li' | 'div'; onNear: () => void }) {
  const end = useRef<HTMLLIElement & HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return <Mark ref={end} aria-hidden />;
}
