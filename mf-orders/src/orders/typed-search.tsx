import { SearchInput } from '@hawiyat/shared/ui/extra';
import { useEffect, useRef, useState } from 'react';
import { messages } from './orders-messages.ts';

/** Milliseconds without a key after which the list is asked. */
const pause = 300;

/** The search of a list: shows every key at once, and asks when the person pauses. */
export function TypedSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // Another value than the one asked for came from outside: a step back, or a cleared filter.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = trimmed;
      onChange(trimmed);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return <SearchInput label={messages.search} value={text} onChange={setText} />;
}
