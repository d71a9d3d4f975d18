import { normalizeForSearch } from './normalize-for-search.ts';
import { dayLabel, dayNamed } from './search-days.ts';
import type { SearchChoice, SearchIndex, SearchVocabulary } from './search-index.ts';
import { bare, indexOf, keyOf, normalized, wordsOf } from './search-index.ts';

export interface SearchChip {
  readonly kind: string;
  readonly value: string;
  readonly label: string;
  readonly words: string;
}

export interface SearchReading {
  readonly chips: readonly SearchChip[];
  readonly rest: string;
}

export interface Typing {
  /** Enter was pressed, so the last word is whole. */
  readonly isDone?: boolean;
  /** Words of chips that were taken back, which stay text. */
  readonly asText?: readonly string[];
  /** Other chips stand already, so a number is beside one. */
  readonly hasChips?: boolean;
}

interface Piece {
  readonly typed: string;
  readonly chip?: Omit<SearchChip, 'words'>;
  readonly beside?: SearchChoice | undefined;
}

/** Turns whole words, the longest phrase first, into chips and the rest: «20 متوفرة الخميس» is a size, a status and a day. */
export function readSearch(
  text: string,
  vocabulary: SearchVocabulary,
  today: string,
  { isDone = false, asText = [], hasChips = false }: Typing = {},
): SearchReading {
  const index = indexOf(vocabulary);
  const words = wordsOf(text);
  const taken = new Set(asText.map((phrase) => keyOf(normalized(phrase))));
  const isOpen = !isDone && !/[\s،,]$/.test(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const { piece, length } = pieceAt(words.slice(at, at + index.longest), (phrase) => {
      const isLast = isOpen && at + phrase.length === words.length;
      return meaningOf(phrase, { index, vocabulary, today, taken, isLast });
    });
    pieces.push(piece);
    at += length;
  }
  return composed(pieces, hasChips, vocabulary.many ?? []);
}

function pieceAt(words: readonly string[], meaning: (phrase: readonly string[]) => Piece | null) {
  for (let length = words.length; length > 0; length -= 1) {
    const piece = meaning(words.slice(0, length));
    if (piece) return { piece, length };
  }
  return { piece: { typed: words[0] ?? '' }, length: 1 };
}

interface Reading {
  readonly index: SearchIndex;
  readonly vocabulary: SearchVocabulary;
  readonly today: string;
  readonly taken: ReadonlySet<string>;
  readonly isLast: boolean;
}

function meaningOf(phrase: readonly string[], reading: Reading): Piece | null {
  const { index, vocabulary, today, taken, isLast } = reading;
  const words = phrase.map(normalizeForSearch);
  const key = keyOf(words);
  const typed = phrase.join(' ');
  if (key === '') return null;
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
const mayGrow = (word: string, { known }: SearchIndex) =>
  /^[\d/-]+$/.test(word)
    ? !/(?:\d{4}-\d{2}-\d{2}|\/\d{4})$/.test(word)
    : known.some((longer) => longer.length > bare(word).length && longer.startsWith(bare(word)));

function composed(pieces: readonly Piece[], hasChips: boolean, many: readonly string[]): SearchReading {
  const isChosen = hasChips || pieces.some(({ chip }) => chip);
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
