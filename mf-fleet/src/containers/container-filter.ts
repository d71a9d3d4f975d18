import type { Container, ContainerStatus } from '@hawiyat/shared/contract/containers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { cachedSearchText } from '../components/cached-search-text.ts';

export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  /** Part of the number or of the type. */
  readonly text: string;
}

export const showAll: ContainerFilter = { status: 'all', text: '' };

const searched = cachedSearchText<Container>((item) => `${item.containerNumber} ${item.type}`);

/**
 * Reserved containers have no tab of their own and show under «الكل».
 * @param filter status and text; both must match
 */
export function matching({ status, text }: ContainerFilter): (container: Container) => boolean {
  const wanted = normalizeForSearch(text);
  return (item) => (status === 'all' || item.status === status) && searched(item).includes(wanted);
}
