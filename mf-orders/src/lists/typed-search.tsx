import { SearchInput } from '@hawiyat/shared/ui/extra';
import { useEffect, useRef, useState } from 'react';
import { askedTexts } from './asked-texts.ts';

/** Milliseconds without a key after which the list is asked. */
const pause = 300;

export interface TypedSearchProps {
  /** What is looked for, as placeholder and for screen readers. */
  label: string;
  /** What the address says. */
  value: string;
  onChange: (text: string) => void;
}

/** The search of a list: shows every key at once, and asks when the person pauses. */
export function TypedSearch({ label, value, onChange }: TypedSearchProps) {
  const [text, setText] = useState(value);
  const [asked] = useState(askedTexts);
  const last = useRef(value);
  useEffect(() => {
    if (!asked.isFromOutside(value)) return;
    last.current = value;
    setText(value);
  }, [value, asked]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === last.current) return;
    const timer = setTimeout(() => {
      last.current = trimmed;
      asked.ask(trimmed);
      onChange(trimmed);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, asked, onChange]);
  return <SearchInput label={label} value={text} onChange={setText} />;
}
