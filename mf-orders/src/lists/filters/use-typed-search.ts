import { useEffect, useRef, useState } from 'react';
import { ownSearches } from './own-searches.ts';

/** Milliseconds without a key before the search is sent. */
const pause = 300;

/** What a search field shows; `value` of the address follows after a pause. */
export function useTypedSearch(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [searches] = useState(ownSearches);
  const last = useRef(value);
  useEffect(() => {
    if (!searches.isFromOutside(value)) return;
    last.current = value;
    setText(value);
  }, [value, searches]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === last.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address already belongs to a page that is still loading; writing would lead back from it.
      if (window.location.pathname !== pathname) return;
      last.current = trimmed;
      searches.add(trimmed);
      onChange(trimmed);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, searches, onChange]);
  return { value: text, onChange: setText };
}
