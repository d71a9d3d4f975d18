import { texts } from '@hawiyat/shared/texts';
import type { ContainerSize, ContainerType } from '../contract/core/container-kinds.ts';
import { containerSizes, containerTypes } from '../contract/core/container-kinds.ts';
import { containerStatuses } from '../contract/fleet/container-list.ts';
import { sizeLabel, statusLabel } from './fleet-words.ts';
import { orderStatusLabel, subOrderStatusLabel, subOrderTypeLabel } from './order-words.ts';
import { statusWords, typeWords } from './search-containers.ts';
import type { SearchChoice, SearchVocabulary } from './search-index.ts';

export interface KnownNames {
  /** «شمال الرياض», «النرجس» */
  readonly districts?: readonly string[];
  readonly drivers?: readonly { readonly id: string; readonly name: string }[];
}
export interface TaskLabels {
  readonly states: Readonly<Record<string, string>>;
  readonly driver: Readonly<Record<'assigned' | 'unassigned', string>>;
}

const containers = ['حاوية', 'حاويات', 'حاويتان', 'حاويتين'];
const messages = texts('locale/search', { maintenance: 'في الصيانة' });
const requests = ['طلب', 'طلبات'];
const compactor = containerTypes[1];

function typeChoice(type: ContainerType): SearchChoice {
  const own = Object.keys(typeWords).filter((word) => typeWords[word]?.includes(type));
  const nouns = type === compactor ? ['مكبس'] : containers;
  return {
    ...{ kind: 'type', value: type, label: type },
    words: [...own, ...own.flatMap((word) => nouns.map((noun) => `${noun} ${word}`))],
  };
}

function sizeChoice(size: ContainerSize): SearchChoice {
  const yards = String(Number.parseInt(size, 10));
  const ofLid = ['بغطاء', `${yards} بغطاء`, `${yards} ياردة مع غطاء`, `بغطاء ${yards} ياردة`];
  return {
    ...{ kind: 'size', value: size, label: sizeLabel[size], beside: [yards] },
    words: size.endsWith('lid') ? [size, ...ofLid] : [size, `${size}s`, `${yards} ياردات`],
  };
}

/** Only of sizes and types that are asked for, because «4» beside a chip is a size while only one has it. */
const kindChoices = (types: readonly ContainerType[], sizes: readonly ContainerSize[]) => [
  ...types.map(typeChoice),
  ...sizes.map(sizeChoice),
];

const labeled = (
  kind: string,
  labels: Readonly<Record<string, string>>,
  words: Readonly<Record<string, readonly string[]>> = {},
): readonly SearchChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ kind, value, label, words: words[value] ?? [] }));

/** «محمد» means a driver while only one has the name. */
const nameChoices = ({ districts = [], drivers = [] }: KnownNames): readonly SearchChoice[] => [
  ...districts.map((label) => ({ kind: 'district', value: label, label, isName: true })),
  ...drivers.map(({ id, name }) => {
    const parts = name.replace(/(^|\s)(عبد|أبو|ابو|أم|ام|آل|بن|ابن)\s+/g, '$1$2').split(/\s+/);
    const words = [parts[0], parts.at(-1)].flatMap((part) => (part && part.length > 2 ? [part] : []));
    return { kind: 'driver', value: id, label: name, words, isName: true };
  }),
];

export const containerVocabulary = (
  kinds: { readonly types: readonly ContainerType[]; readonly sizes: readonly ContainerSize[] },
  names: KnownNames = {},
): SearchVocabulary => ({
  choices: [
    ...kindChoices(kinds.types, kinds.sizes),
    ...containerStatuses.map((status) => ({
      ...{ kind: 'status', value: status, label: statusLabel[status] },
      words: statusWords.flatMap(([word, of]) => (of === status ? [word, word.replace(/ه$/, '')] : [])),
    })),
    ...labeled('status', messages),
    ...nameChoices(names),
  ],
  silent: containers,
  day: { kind: 'free', past: false },
});

const unassigned = ['بلا سائق', 'بدون سائق', 'غير معين', 'لم يعين'];
const needsAction = ['تحتاج إلى إجراء', 'تحتاج إجراء', 'يحتاج إجراء'];

export const requestVocabulary = (names: KnownNames = {}): SearchVocabulary => ({
  choices: [
    ...kindChoices(containerTypes, containerSizes),
    ...nameChoices({ districts: names.districts ?? [] }),
  ],
  silent: [...containers, ...requests],
  day: { kind: 'day', past: false },
});

const taskVocabulary = (own: readonly SearchChoice[], labels: TaskLabels, names: KnownNames) => ({
  choices: [
    ...kindChoices(containerTypes, containerSizes),
    ...own,
    ...labeled('status', labels.states, { needsAction }),
    ...labeled('driver', labels.driver, { unassigned }),
    ...nameChoices(names),
  ],
  silent: [...containers, ...requests],
  day: { kind: 'day', past: true },
});

export const acceptedVocabulary = (labels: TaskLabels, names: KnownNames = {}): SearchVocabulary =>
  taskVocabulary(labeled('status', orderStatusLabel), labels, names);

export const subOrderVocabulary = (labels: TaskLabels, names: KnownNames = {}): SearchVocabulary =>
  taskVocabulary(
    [...labeled('status', subOrderStatusLabel), ...labeled('task', subOrderTypeLabel)],
    labels,
    names,
  );
