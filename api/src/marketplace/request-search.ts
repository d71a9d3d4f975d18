import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { type RawBuilder, sql } from 'kysely';
import { allKinds, type Kind, kindsMatching } from '../kernel/kinds-matching.ts';
import { placesMatching, placesNamed } from '../kernel/place-in-words.ts';
import { searchWords } from '../kernel/search-words.ts';
import { placeUnknown } from '../orders/errors.ts';
import { isOfKind, type Kinds } from '../orders/index.ts';

type Searched = Pick<ValidatedInput<typeof listPendingOrders>['query'], 'type' | 'size' | 'place' | 'q'>;

/** Kinds that miss the same words, which their places must have. */
interface Group {
  readonly kinds: readonly Kind[];
  /** Null: anywhere. */
  readonly places: readonly string[] | null;
}

interface RequestSearch {
  readonly matches: RawBuilder<boolean>;
  /** Disjoint, and together `matches`; none when there is one way to read them. */
  readonly parts: readonly RawBuilder<boolean>[];
  /** Undefined for all. */
  readonly kinds: Kinds | undefined;
  readonly hasPlaces: boolean;
}

/** Finds `requests` by container type and size and by place, each word in any of them. */
export function requestSearch(searched: Searched): RequestSearch {
  const groups = groupsOf(searched).filter(({ places }) => places?.length !== 0);
  const kinds = orAll(groups.flatMap((group) => group.kinds));
  const inPlaces = groups.flatMap(({ kinds, places }) =>
    places
      ? [sql<boolean>`(${isOfKind('requests', orAll(kinds))} and requests.place in (${sql.join(places)}))`]
      : [],
  );
  const anywhere = orAll(groups.flatMap(({ kinds, places }) => (places ? [] : kinds)));
  const conditions = [isOfKind('requests', anywhere), ...inPlaces];
  return {
    ...{ kinds, hasPlaces: inPlaces.length > 0 },
    matches: sql`(${sql.join(conditions, sql` or `)})`,
    parts: [...(anywhere ?? []).map((kind) => isOfKind('requests', [kind])), ...inPlaces],
  };
}

const orAll = (kinds: readonly Kind[]): readonly Kind[] | undefined =>
  kinds.length === allKinds ? undefined : kinds;

function groupsOf({ type, size, place, q = '' }: Searched): readonly Group[] {
  const places = place === undefined ? null : placesNamed(place);
  if (places?.length === 0) throw placeUnknown();
  const words = searchWords(q).map((word) => ({
    kinds: new Set(kindsMatching(word).map(nameOf)),
    places: placesMatching(word),
  }));
  const groups = new Map<string, Group>();
  for (const kind of kindsMatching('')) {
    if ((type && kind.type !== type) || (size && kind.size !== size)) continue;
    const missing = words.filter(({ kinds }) => !kinds.has(nameOf(kind)));
    const name = missing.map((word) => words.indexOf(word)).join(' ');
    const left = missing.reduce((some, word) => intersection(some, word.places), places);
    groups.set(name, { kinds: [...(groups.get(name)?.kinds ?? []), kind], places: left });
  }
  return [...groups.values()];
}

const nameOf = ({ type, size }: Kind) => `${type} ${size}`;
const intersection = (known: readonly string[] | null, more: readonly string[]) =>
  known?.filter((one) => more.includes(one)) ?? more;
