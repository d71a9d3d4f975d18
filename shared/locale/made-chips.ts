import { readSearch, type SearchChip, type Typing } from './search-chips.ts';
import type { SearchVocabulary } from './search-index.ts';
import { today } from './today.ts';

/** How a list understands what is typed. `Asked`: what it is asked for, by names of its filters. */
export interface ChipLanguage<Asked extends object> {
  readonly vocabulary: SearchVocabulary;
  /** The change's first name is the chip's own filter. */
  readonly changeOf: (chip: SearchChip, asked: Asked) => Partial<Asked>;
}

export interface MadeChip<Asked extends object> {
  readonly words: string;
  readonly label: string;
  readonly change: Partial<Asked>;
  readonly before: Partial<Asked>;
}

const isEqual = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '');
const namesOf = <Asked extends object>(change: Partial<Asked>) => Object.keys(change) as (keyof Asked)[];
const some = <Asked extends object>(of: Partial<Asked>, names: readonly (keyof Asked)[]) =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<Asked>;

/** The last chip that nobody has taken off since. */
export const lastSet = <Asked extends object>(made: readonly MadeChip<Asked>[], asked: Asked) =>
  made.findLast(({ change }) =>
    namesOf(change)
      .slice(0, 1)
      .every((name) => isEqual(asked[name], change[name])),
  );

export const undone = <Asked extends object>({ change, before }: MadeChip<Asked>, asked: Asked) =>
  some(
    before,
    namesOf(change).filter((name) => isEqual(asked[name], change[name])),
  );

export interface Typed<Asked extends object> extends Typing {
  readonly text: string;
  /** The chips that were made of what stood before it. */
  readonly made: readonly MadeChip<Asked>[];
  readonly asked: Asked;
}
export type ReadTyped<Asked extends object> = (typed: Typed<Asked>) => {
  readonly rest: string;
  readonly change: Partial<Asked>;
  readonly added: readonly MadeChip<Asked>[];
  readonly made: readonly MadeChip<Asked>[];
};

/** Reads a search field into chips, what they change, and the rest. */
export function readTyped<Asked extends object>(
  { text: typed, made, asked: now, ...typing }: Typed<Asked>,
  { vocabulary, changeOf }: ChipLanguage<Asked>,
): ReturnType<ReadTyped<Asked>> {
  const last = lastSet(made, now);
  const read = (text: string) =>
    readSearch(text, vocabulary, today(), { ...typing, hasChips: last !== undefined });
  // «القادم» behind the chip «الخميس» makes another day of it.
  const longer = last && typed.trim() ? read(`${last.words} ${typed}`) : undefined;
  const grown = longer?.chips.some(({ words }) => words.startsWith(`${last?.words} `)) && longer;
  const { chips, rest } = grown || read(typed);
  let change = (grown && last ? undone(last, now) : {}) as Partial<Asked>;
  const added = chips.map((chip): MadeChip<Asked> => {
    const before = { ...now, ...change };
    const own = changeOf(chip, before);
    change = { ...change, ...own };
    return { words: chip.words, label: chip.label, change: own, before: some(before, namesOf(own)) };
  });
  const kept = grown ? made.filter((chip) => chip !== last) : made;
  return { rest, change, added, made: [...kept, ...added] };
}
