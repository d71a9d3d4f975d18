import { normalizeForSearch } from './normalize-for-search.ts';
import { dayLabel, dayNamed, dayWords, wordsOfDays } from './search-days.ts';

/** A value of a filter, and how people type it. */
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
  /** The filter of a day, if the list has one. */
  readonly day?: { readonly kind: string; readonly past: boolean };
  /** Kinds whose filter holds several values: a second chip widens. Of all others it replaces the first. */
  readonly many?: readonly string[];
}

export interface SearchChip {
  readonly kind: string;
  readonly value: string;
  readonly label: string;
  /** As typed. */
  readonly words: string;
}

export interface SearchReading {
  /** In the order of typing. */
  readonly chips: readonly SearchChip[];
  /** As typed, for the search in texts. */
  readonly rest: string;
}

export interface Typing {
  /** Enter was pressed, so the last word is whole. */
  readonly isDone?: boolean;
  /** Words of chips that were taken back, which stay text. */
  readonly asText?: readonly string[];
}

interface Piece {
  readonly typed: string;
  readonly chip?: Omit<SearchChip, 'words'>;
  readonly beside?: SearchChoice | undefined;
}

/** Null for words that several choices share, which therefore stay text. */
type Choices = Map<string, SearchChoice | null>;
interface Index {
  readonly choices: Choices;
  readonly beside: Choices;
  readonly silent: ReadonlySet<string>;
  /** Single words, the article aside, of which a typed one may be the beginning. */
  readonly known: readonly string[];
  readonly longest: number;
}

const bare = (word: string) => (word.length > 4 ? word.replace(/^ال/, '') : word);
const wordsOf = (text: string) =>
  text
    .replace(/([\d٠-٩۰-۹])(?=يارد|yard)/gi, '$1 ')
    .split(/[\s،,]+/)
    .filter(Boolean);
const normalized = (text: string) => wordsOf(text).map(normalizeForSearch).filter(Boolean);
/** Equal for «عبد الله» and «عبدالله», «الأنقاض» and «انقاض». */
const keyOf = (words: readonly string[]) => normalizeForSearch(words.map(bare).join(' '));

const indexes = new WeakMap<SearchVocabulary, Index>();

function indexOf(vocabulary: SearchVocabulary): Index {
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

/**
 * Turns what is typed into chips and the rest: «20 متوفرة الخميس» into a size, a status and a day. Only whole words mean a
 * chip, the longest phrase first. The last word waits for a space or Enter while it may become another.
 * @param today Riyadh's day
 */
export function readSearch(
  text: string,
  vocabulary: SearchVocabulary,
  today: string,
  { isDone = false, asText = [] }: Typing = {},
): SearchReading {
  const index = indexOf(vocabulary);
  const words = wordsOf(text);
  const taken = new Set(asText.map((phrase) => keyOf(normalized(phrase))));
  const isOpen = !isDone && !/[\s،,]$/.test(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const piece = pieceAt(words.slice(at, at + index.longest), (phrase) => {
      const isLast = isOpen && at + phrase.length === words.length;
      return meaningOf(phrase, { index, vocabulary, today, taken, isLast });
    });
    pieces.push(piece.piece);
    at += piece.words;
  }
  return composed(pieces, vocabulary.many ?? []);
}

function pieceAt(words: readonly string[], meaning: (phrase: readonly string[]) => Piece | null) {
  for (let length = words.length; length > 0; length -= 1) {
    const piece = meaning(words.slice(0, length));
    if (piece) return { piece, words: length };
  }
  return { piece: { typed: words[0] ?? '' }, words: 1 };
}

interface Reading {
  readonly index: Index;
  readonly vocabulary: SearchVocabulary;
  readonly today: string;
  readonly taken: ReadonlySet<string>;
  /** Its last word may still be under way. */
  readonly isLast: boolean;
}

function meaningOf(phrase: readonly string[], reading: Reading): Piece | null {
  const { index, vocabulary, today, taken, isLast } = reading;
  const words = phrase.map(normalizeForSearch);
  const key = keyOf(words);
  const typed = phrase.join(' ');
  if (taken.has(key)) return { typed };
  const waits = isLast && mayGrow(words.at(-1) ?? '', index);
  const day = !waits && vocabulary.day && dayNamed(words, { today, past: vocabulary.day.past });
  if (day && vocabulary.day)
    return { typed, chip: { kind: vocabulary.day.kind, value: day, label: dayLabel(day, today) } };
  if (index.silent.has(key) && !waits) return { typed: '' };
  const choice = index.choices.get(key);
  if (choice && !waits && !(isLast && choice.isName)) {
    const { kind, value, label } = choice;
    return { typed, chip: { kind, value, label } };
  }
  const beside = index.beside.get(key);
  return beside && !waits ? { typed, beside } : null;
}

/** Whether more letters could make another word of it. */
const mayGrow = (word: string, { known }: Index) =>
  /^[\d/-]+$/.test(word)
    ? !/(?:\d{4}-\d{2}-\d{2}|\/\d{4})$/.test(word)
    : known.some((longer) => longer.length > bare(word).length && longer.startsWith(bare(word)));

function composed(pieces: readonly Piece[], many: readonly string[]): SearchReading {
  const isChosen = pieces.some(({ chip }) => chip);
  const chips: SearchChip[] = [];
  const rest: string[] = [];
  for (const { typed, chip, beside } of pieces) {
    const meant = chip ?? (isChosen ? beside : undefined);
    if (!meant) {
      if (typed) rest.push(typed);
      continue;
    }
    const { kind, value, label } = meant;
    const same = chips.findIndex((one) => one.kind === kind && (!many.includes(kind) || one.value === value));
    if (same >= 0) chips.splice(same, 1);
    chips.push({ kind, value, label, words: typed });
  }
  return { chips, rest: rest.join(' ') };
}

/** The chip that a Backspace behind the text takes back, to be given as `asText`; none while other words end the text. */
export const chipBefore = (text: string, { chips }: SearchReading): SearchChip | undefined => {
  const end = ` ${normalized(text).join(' ')}`;
  return chips.findLast(({ words }) => end.endsWith(` ${normalized(words).join(' ')}`));
};
