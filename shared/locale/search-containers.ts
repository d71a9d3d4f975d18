import type { ContainerSize, ContainerType } from '../contract/core/container-kinds.ts';
import { containerSizes, containerTypes } from '../contract/core/container-kinds.ts';
import { searchedOf } from '../contract/core/edited-fields.ts';
import { pure } from '../contract/core/pure.ts';
import type { Container, ContainerStatus } from '../contract/fleet/container-list.ts';
import { editedContainer } from '../contract/fleet/edited-container.ts';
import { normalizeForSearch } from './normalize-for-search.ts';

export interface ContainerSearch {
  readonly statuses: readonly ContainerStatus[] | null;
  readonly types: readonly ContainerType[] | null;
  readonly sizes: readonly ContainerSize[] | null;
  /** Each is a part of number, type, place, contact or order; a whole number may be a size instead. */
  readonly words: readonly string[];
}

/** Normalized. The beginning of a word, from three letters on, counts, too. */
export const statusWords: readonly (readonly [string, ContainerStatus])[] = [
  ...(['متوفره', 'متاحه', 'فاضيه'] as const).map((word) => [word, 'available'] as const),
  ...(['موجره', 'ماجره'] as const).map((word) => [word, 'rented'] as const),
  ['محجوزه', 'reserved'],
  ['صيانه', 'maintenance'],
];
const [debris, compactors, bins] = containerTypes;
export const typeWords: Readonly<Record<string, readonly ContainerType[]>> = {
  ...{ انقاض: [debris], مكابس: [compactors], مكبس: [compactors] },
  ...{ نفايات: [compactors, bins], نفايه: [compactors, bins] },
};
const containerWord = /^(حاويه|حاويات|حاويتان|حاويتين)$/;
const yards = /^(يارده|ياردات|ياردتان|ياردتين|yards?)$/;
const lid = /^(بغطا|غطا|lid)$/;

const statusOf = (word: string) =>
  word.length < 3 ? undefined : statusWords.find(([whole]) => whole.startsWith(word))?.[1];
const yardsOf = (size: string) => Number.parseInt(size, 10);
const sizesWithLid = containerSizes.filter((size) => size.endsWith('lid'));
const intersection = <Value>(known: readonly Value[] | null, more: readonly Value[]) =>
  known ? known.filter((value) => more.includes(value)) : more;

/** Reads a search for containers: «20 ياردة متوفرة», «c54», «حاويه انقاض». */
export function readContainerSearch(text: string): ContainerSearch {
  const typed = text
    .split(/[\s،,]+/)
    .flatMap((word) =>
      normalizeForSearch(word)
        .replace(/(\d)(?=يارد|yard)/g, '$1 ')
        .split(' '),
    )
    .filter(Boolean);
  const bare = typed.map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word));
  let statuses: ContainerSearch['statuses'] = null;
  let types: ContainerSearch['types'] = null;
  let sizes: ContainerSearch['sizes'] = null;
  const words: string[] = [];
  const namesContainer = bare.some((word) => containerWord.test(word));
  for (const [at, word] of bare.entries()) {
    const status = statusOf(word);
    const ofType = Object.hasOwn(typeWords, word) ? typeWords[word] : undefined;
    if (status) statuses = intersection(statuses, [status]);
    // «حاوية نفايات» is no compactor.
    else if (ofType)
      types = intersection(types, namesContainer ? ofType.filter((type) => type !== compactors) : ofType);
    else if (/^\d+$/.test(word) && yards.test(bare[at + 1] ?? ''))
      sizes = intersection(sizes, sizesOfWord(word));
    else if (lid.test(word)) sizes = intersection(sizes, sizesWithLid);
    else if (word !== 'with' && !containerWord.test(word) && !(yards.test(word) && at > 0))
      words.push(typed[at] ?? word);
  }
  return { statuses, types, sizes, words };
}

/** `C-0054` becomes `c-0054 c0054 c-54 c54`. */
export function numberSpellings(number: string): string {
  const whole = normalizeForSearch(number);
  const short = whole.replace(/^([a-z]+-?)0+(?=\d)/, '$1');
  return [whole, whole.replace('-', ''), short, short.replace('-', '')].join(' ');
}

const searchedFields = pure(() => searchedOf(editedContainer));

/** Equals `containers.folded_text` and `orders.folded_hold` of the database. */
export function searchedText({ hold, ...container }: Container): string {
  const own = searchedFields.map((name) =>
    name === 'containerNumber' ? numberSpellings(container[name]) : container[name],
  );
  return [...own, hold?.number, hold?.contactName, hold?.place].filter(Boolean).join(' ');
}

/** Of «20» the sizes of 20 yards. */
export const sizesOfWord = (word: string): readonly ContainerSize[] =>
  /^\d+$/.test(word) ? containerSizes.filter((size) => yardsOf(size) === Number(word)) : [];
