import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lastSet, type MadeChip, type ReadTyped, undone } from '../../locale/made-chips.ts';
import { ownSearches } from './own-searches.ts';

const words = {
  added: (labels: readonly string[]) => `تمت إضافة التصفية: ${labels.join('، ')}`,
  removed: (label: string) => `تمت إزالة التصفية: ${label}`,
};

/** `Asked`: what the list is asked for, by names of its filters. */
export interface ChipSearch<Asked extends object> {
  /** What the list searches in texts. */
  readonly text: string;
  readonly asked: () => Asked;
  /** A chunk for those who search; until it is there, all words are text. */
  readonly load: () => Promise<ReadTyped<Asked>>;
  readonly onChange: (text: string, change: Partial<Asked>) => void;
  /** Milliseconds without a key before the text is searched. */
  readonly pause?: number;
}

/**
 * The field of a search whose words become filters as one types. A Backspace at the field's start, or right after a chip
 * was made, takes the last one back: its words return and stay text.
 */
export function useSearchChips<Asked extends object>(search: ChipSearch<Asked>) {
  const { text: searched, pause = 0 } = search;
  const [value, setValue] = useState(searched);
  const [announcement, announce] = useState('');
  const latest = useRef(search);
  latest.current = search;
  const [session] = useState(() => ({
    made: [] as readonly MadeChip<Asked>[],
    asText: [] as readonly string[],
    isChipNew: false,
    reader: undefined as ReadTyped<Asked> | undefined,
    sent: searched,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    echoes: ownSearches(),
  }));
  useEffect(() => {
    if (!session.echoes.isFromOutside(searched)) return;
    clearTimeout(session.timer);
    Object.assign(session, { made: [], asText: [], sent: searched });
    setValue(searched);
  }, [searched, session]);
  useEffect(() => () => clearTimeout(session.timer), [session]);

  const send = (text: string, change: Partial<Asked>, wait = 0) => {
    clearTimeout(session.timer);
    if (text === session.sent && Object.keys(change).length === 0) return;
    const { pathname } = window.location;
    const go = () => {
      // The address already belongs to a page that is still loading; writing would lead back from it.
      if (window.location.pathname !== pathname) return;
      if (text !== session.sent) session.echoes.add(text);
      session.sent = text;
      latest.current.onChange(text, change);
    };
    if (wait > 0) session.timer = setTimeout(go, wait);
    else go();
  };

  const read = (typed: string, isDone = false) => {
    if (typed.trim() === '') session.asText = [];
    const { asText, made, reader } = session;
    const asked = latest.current.asked();
    const { rest, change, added, ...now } = reader?.({ text: typed, made, asked, asText, isDone }) ?? {
      ...{ rest: typed.trim(), change: {}, added: [], made },
    };
    session.isChipNew = added.length > 0;
    if (session.isChipNew) announce(words.added(added.map(({ label }) => label)));
    session.made = now.made;
    setValue(session.isChipNew ? rest + (rest && /\s$/.test(typed) ? ' ' : '') : typed.trimStart());
    send(rest, change, session.isChipNew || isDone ? 0 : pause);
  };

  const takeBack = (field: HTMLInputElement, isAtStart: boolean): boolean => {
    const asked = latest.current.asked();
    const last = lastSet(session.made, asked);
    if (!last) return false;
    session.made = session.made.filter((chip) => chip !== last);
    session.asText = [...session.asText, last.words];
    session.isChipNew = false;
    const text = (isAtStart ? [last.words, field.value] : [field.value, last.words]).join(' ').trim();
    setValue(text);
    if (isAtStart) queueMicrotask(() => field.setSelectionRange(last.words.length, last.words.length));
    announce(words.removed(last.label));
    send(text, undone(last, asked));
    return true;
  };

  const load = async (field: HTMLInputElement) => {
    const { value: before } = field;
    if (session.reader) return;
    session.reader = await latest.current.load().catch(() => undefined);
    if (session.reader && field.value !== before && field.isConnected) read(field.value);
  };

  return {
    value,
    announcement,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => void load(currentTarget),
    onChange: (typed: string, isComposing = false) => {
      if (!isComposing) return read(typed);
      // An unfinished word of an input method means nothing yet.
      setValue(typed);
      send(typed.trim(), {}, pause);
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => read(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent, currentTarget: field } = event;
      if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Enter') read(field.value, true);
      if (key !== 'Backspace' || field.selectionStart !== field.selectionEnd) return;
      const isAtStart = field.selectionStart === 0;
      const isBehindNew = session.isChipNew && field.selectionStart === field.value.length;
      if ((isAtStart || isBehindNew) && takeBack(field, isAtStart)) event.preventDefault();
    },
  };
}
