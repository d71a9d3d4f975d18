import { normalizeForSearch } from './normalize-for-search.ts';
import { dayWords, wordsOfDays } from './search-days.ts';

export interface SearchChoice {
  readonly kind: string;
  readonly value: string;
  /** What the chip shows; typed, it means the value, too. */
  readonly label: string;
  readonly words?: readonly string[];
  /** Numbers that mean the value beside another chip only: «20» alone may be a part of a container's number. */
  readonly beside?: readonly string[];
  /** Any name may begin a longer one, so its last word waits for a space. */
  readonly isName?: boolean;
}

export interface SearchVocabulary {
  readonly choices: readonly SearchChoice[];
  /** Words that say nothing in this list: «حاوية» among containers. */
  readonly silent?: readonly string[];
  readonly day?: { readonly kind: string; readonly past: boolean };
  /** Kinds whose filter holds several values: a second chip widens. Of all others it replaces the first. */
  readonly many?: readonly string[];
}

/** Null for words that several choices share, which therefore stay text. */
type Choices = Map<string, SearchChoice | null>;
export interface SearchIndex {
  readonly choices: Choices;
  readonly beside: Choices;
  readonly silent: ReadonlySet<string>;
  /** Single words, the article aside, of which a typed one may be the beginning. */
  readonly known: readonly string[];
  readonly longest: number;
}

export const bare = (word: string) => (word.length > 4 ? word.replace(/^ال/, '') : word);
export const wordsOf = (text: string) =>
  text
    .replace(/([\d٠-٩۰-۹])(?=يارد|yard)/gi, '$1 ')
    .split(/[\s،,]+/)
    .filter(Boolean);
export const normalized = (text: string) => wordsOf(text).map(normalizeForSearch).filter(Boolean);
/** Equal for «عبد الله» and «عبدالله», «الأنقاض» and «انقاض». */
export const keyOf = (words: readonly string[]) => normalizeForSearch(words.map(bare).join(' '));

const indexes = new WeakMap<SearchVocabulary, SearchIndex>();

export function indexOf(vocabulary: SearchVocabulary): SearchIndex {
  const made = indexes.get(vocabulary);
  if (made) return made;
  const [choices, beside]: [Choices, Choices] = [new Map(), new Map()];
  const phrases: string[][] = [];
  const add = (to: Choices, phrase: string, choice: SearchChoice) => {
    const words = normalized(phrase);
    const key = keyOf(words);
    const other = to.get(key);
    const isShared = other !== undefined && (other?.kind !== choice.kind || other.value !== choice.value);
    to.set(key, isShared ? null : choice);
    phrases.push(words);
  };
  for (const choice of vocabulary.choices) {
    for (const phrase of [choice.label, ...(choice.words ?? [])]) add(choices, phrase, choice);
    for (const number of choice.beside ?? []) add(beside, number, choice);
  }
  const dayParts = vocabulary.day ? wordsOfDays : [];
  const index = {
    ...{ choices, beside },
    silent: new Set((vocabulary.silent ?? []).map((word) => keyOf(normalized(word)))),
    known: [...new Set([...phrases.flat(), ...dayParts].map(bare))],
    // A compound name may be typed in two words.
    longest: 2 + Math.max(dayWords, ...phrases.map((words) => words.length)),
  };
  indexes.set(vocabulary, index);
  return index;
}
