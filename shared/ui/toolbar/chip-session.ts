import { lazyModule } from '../../lib/lazy-module.ts';
import { lastSet, type MadeChip, type ReadTyped, undone } from '../../locale/made-chips.ts';
import { ownSearches } from './own-searches.ts';
import { messages } from './texts.ts';

export interface ChipSearch<Asked extends object> {
  readonly text: string;
  readonly asked: () => Asked;
  /** A chunk for those who search; until it is there, all words are text. */
  readonly load: () => Promise<ReadTyped<Asked>>;
  readonly onChange: (text: string, change: Partial<Asked>) => void;
  /** Milliseconds without a key before the text is searched. */
  readonly pause?: number;
}

interface FieldOutput {
  readonly setValue: (text: string) => void;
  readonly announce: (text: string) => void;
}

export function chipSession<Asked extends object>(
  search: () => ChipSearch<Asked>,
  { setValue, announce }: FieldOutput,
) {
  const { send, isFromOutside, stop } = sending(search);
  const reader = lazyModule(() => search().load());
  let made: readonly MadeChip<Asked>[] = [];
  let asText: readonly string[] = [];
  let isChipNew = false;

  const read = (typed: string, isDone = false) => {
    if (typed.trim() === '') asText = [];
    const { rest, change, added, ...now } = reader.loaded?.({
      ...{ text: typed, made, asked: search().asked(), asText, isDone },
    }) ?? { rest: typed.trim(), change: {}, added: [], made };
    isChipNew = added.length > 0;
    if (isChipNew) announce(messages.added(added.map(({ label }) => label)));
    made = now.made;
    setValue(isChipNew ? rest + (rest && /\s$/.test(typed) ? ' ' : '') : typed.trimStart());
    send(rest, change, isChipNew || isDone ? 0 : search().pause);
  };

  return {
    read,
    stop,
    /** An unfinished word of an input method means nothing yet. */
    compose(typed: string): void {
      setValue(typed);
      send(typed.trim(), {}, search().pause);
    },
    /** Whether there was a chip that a Backspace in this field takes back. */
    takeBack(field: HTMLInputElement): boolean {
      const isAtStart = field.selectionStart === 0;
      const isBehindNew = isChipNew && field.selectionStart === field.value.length;
      const asked = search().asked();
      const last = isAtStart || isBehindNew ? lastSet(made, asked) : undefined;
      if (!last) return false;
      made = made.filter((chip) => chip !== last);
      asText = [...asText, last.words];
      isChipNew = false;
      const text = (isAtStart ? [last.words, field.value] : [field.value, last.words]).join(' ').trim();
      setValue(text);
      if (isAtStart) queueMicrotask(() => field.setSelectionRange(last.words.length, last.words.length));
      announce(messages.removed(last.label));
      send(text, undone(last, asked));
      return true;
    },
    async load(field: HTMLInputElement): Promise<void> {
      const { value: before } = field;
      if (reader.loaded) return;
      try {
        await reader.load();
      } catch (error) {
        return console.warn('Words of a search stay text', error);
      }
      if (field.value !== before && field.isConnected) read(field.value);
    },
    follow(searched: string): void {
      if (!isFromOutside(searched)) return;
      [made, asText] = [[], []];
      setValue(searched);
    },
  };
}

function sending<Asked extends object>(search: () => ChipSearch<Asked>) {
  const echoes = ownSearches();
  let sent = search().text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    send(text: string, change: Partial<Asked>, wait = 0): void {
      stop();
      if (text === sent && Object.keys(change).length === 0) return;
      const { pathname } = window.location;
      const go = () => {
        // The address already belongs to a page that is still loading; writing would lead back from it.
        if (window.location.pathname !== pathname) return;
        if (text !== sent) echoes.add(text);
        sent = text;
        search().onChange(text, change);
      };
      if (wait > 0) timer = setTimeout(go, wait);
      else go();
    },
    isFromOutside(searched: string): boolean {
      if (!echoes.isFromOutside(searched)) return false;
      stop();
      sent = searched;
      return true;
    },
  };
}
