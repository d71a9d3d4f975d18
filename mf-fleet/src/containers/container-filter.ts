import type { Container, ContainerStatus } from '@hawiyat/shared/contract/containers';
import { folded } from '@hawiyat/shared/locale/folded';

/** What a person wants to see of the list. */
export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  /** As typed: a part of the number or of the type. */
  readonly text: string;
}

export const showAll: ContainerFilter = { status: 'all', text: '' };

/**
 * Whether a container is among what the filter asks for. Reserved ones have no tab of their own and show under «الكل».
 * @param container a row of the list
 * @param filter status and text; both must fit
 */
export function matches(container: Container, { status, text }: ContainerFilter): boolean {
  if (status !== 'all' && container.status !== status) return false;
  return folded(`${container.containerNumber} ${container.type}`).includes(folded(text));
}
