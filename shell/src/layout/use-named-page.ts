import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the shown page has an h1 of its own: a page of one thing says so at the content's landmark, from whatever release it is.
 * @returns ref for the content's landmark, and whether it is named
 */
export function useNamedPage(): [RefObject<HTMLElement | null>, boolean] {
  const content = useRef<HTMLElement>(null);
  const [isNamed, setNamed] = useState(false);
  useLayoutEffect(() => {
    const { current } = content;
    if (!current) return;
    const read = () => setNamed('named' in current.dataset);
    read();
    // At once, or the page has two h1 for a moment.
    const changes = new MutationObserver(() => flushSync(read));
    changes.observe(current, { attributeFilter: ['data-named'] });
    return () => changes.disconnect();
  }, []);
  return [content, isNamed];
}
