import type { Container, ContainerStatus } from '@hawiyat/shared/contract/containers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { cachedSearchText } from '../components/cached-search-text.ts';

/** What a person wants to see of the list. */
export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  /** As typed: a part of the number or of the type. */
  readonly text: string;
}

export const showAll: ContainerFilter = { status: 'all', text: '' };

const searched = cachedSearchText<Container>((item) => `${item.containerNumber} ${item.type}`);

/**
 * Tells whether a container is among what a filter asks for. Reserved ones have no tab of their own and show under «الكل».
 * @param filter status and text; both must fit
 */
export function matching({ status, text }: ContainerFilter): (container: Container) => boolean {
  const wanted = normalizeForSearch(text);
  return (item) => (status === 'all' || item.status === status) && searched(item).includes(wanted);
}
