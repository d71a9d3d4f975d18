import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import type { Container, ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import { type ReadTyped, readTyped } from '@hawiyat/shared/locale/made-chips';
import type { SearchChip } from '@hawiyat/shared/locale/search-chips';
import { containerVocabulary } from '@hawiyat/shared/locale/search-vocabularies';
import { computed } from 'nanostores';
import { type ContainerFilter, freeOn } from '../container-filter.ts';
import { $whole } from '../containers-store.ts';

const $vocabulary = computed($whole, (items: readonly Container[] | null) => {
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
});

export const readContainers: ReadTyped<ContainerFilter> = (typed) =>
  readTyped(typed, { vocabulary: $vocabulary.get(), changeOf });

export function changeOf({ kind, value }: SearchChip, asked: ContainerFilter): Partial<ContainerFilter> {
  if (kind === 'free') return freeOn(asked.status, [value, value]);
  if (kind === 'district') return { place: value };
  // The day's chip says it.
  if (kind === 'status' && value === 'available' && asked.free) return {};
  return { [kind]: value as ContainerStatus };
}
