import type { Container, ContainerStatus } from '@hawiyat/shared/contract/containers';
import { latinDigits } from '@hawiyat/shared/contract/digits';

/** What a person wants to see of the list. */
export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  /** As typed: a part of the number or of the type. */
  readonly text: string;
}

export const showAll: ContainerFilter = { status: 'all', text: '' };

/** How people type: without hamza, with ه for ة and ي for ى, in either digits. */
const folded = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();

/**
 * Whether a container is among what the filter asks for. Reserved ones have no tab of their own and show under «الكل».
 * @param container a row of the list
 * @param filter status and text; both must fit
 */
export function matches(container: Container, { status, text }: ContainerFilter): boolean {
  if (status !== 'all' && container.status !== status) return false;
  return folded(`${container.containerNumber} ${container.type}`).includes(folded(text));
}
