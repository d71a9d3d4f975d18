import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ChipSearch, chipSession } from './chip-session.ts';

/** The field of a search whose words become filters; a Backspace before them, or right after, makes them text again. */
export function useSearchChips<Asked extends object>(search: ChipSearch<Asked>) {
  const [value, setValue] = useState(search.text);
  const [announcement, announce] = useState('');
  const latest = useRef(search);
  latest.current = search;
  const [session] = useState(() => chipSession(() => latest.current, { setValue, announce }));
  useEffect(() => session.follow(search.text), [search.text, session]);
  useEffect(() => session.stop, [session]);
  return {
    value,
    announcement,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => void session.load(currentTarget),
    onChange: (typed: string, isComposing = false) =>
      isComposing ? session.compose(typed) : session.read(typed),
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      session.read(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent, currentTarget: field } = event;
      if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Enter') session.read(field.value, true);
      if (key !== 'Backspace' || field.selectionStart !== field.selectionEnd) return;
      if (session.takeBack(field)) event.preventDefault();
    },
  };
}
