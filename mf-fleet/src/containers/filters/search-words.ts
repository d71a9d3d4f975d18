import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import type { Container, ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import type { SearchChip } from '@hawiyat/shared/locale/search-chips';
import { containerVocabulary } from '@hawiyat/shared/locale/search-vocabularies';
import { type ContainerFilter, freeOn } from '../container-filter.ts';

/** What the company has, as the search understands it; every kind until that is known. */
export function vocabularyOf(items: readonly Container[] | null) {
  const types = new Set<string>(items?.map(({ type }) => type) ?? containerTypes);
  const sizes = new Set<string>(items?.map(({ size }) => size) ?? containerSizes);
  const places = new Set(items?.flatMap(({ hold }) => hold?.place ?? []));
  return containerVocabulary(
    {
      types: containerTypes.filter((type) => types.has(type)),
      sizes: containerSizes.filter((size) => sizes.has(size)),
    },
    { districts: [...places] },
  );
}

export function changeOf({ kind, value }: SearchChip, asked: ContainerFilter): Partial<ContainerFilter> {
  if (kind === 'free') return freeOn(asked.status, [value, value]);
  if (kind === 'district') return { place: value };
  // The day's chip says it.
  if (kind === 'status' && value === 'available' && asked.free) return {};
  return { [kind]: value as ContainerStatus };
}
