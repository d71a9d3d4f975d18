import type { Purpose } from '@hawiyat/shared/contract/endpoint';

/** Who brings a credential to an operators' call. */
export type Bearer =
  | { readonly kind: 'person' }
  | { readonly kind: 'machine'; readonly purpose: Purpose }
  /** OPERATOR_TOKEN, or a session that was begun with it. */
  | { readonly kind: 'platform' };

/** What the call is: for machines of a purpose too, or for persons alone; and whether it is the one that admits persons. */
export interface Wanted {
  readonly purpose: Purpose | null;
  readonly admits: boolean;
}

/**
 * Says whether a credential is good for a call.
 * @param opens what OPERATOR_TOKEN is good for: everything on the embedded database, else admitting the first person
 * @returns null when it is, or why not
 */
export function barred(
  bearer: Bearer,
  { purpose, admits }: Wanted,
  opens: 'everything' | 'first-operator',
): null | 'other-purpose' | 'first-operator-only' {
  if (bearer.kind === 'person') return null;
  if (bearer.kind === 'machine') return bearer.purpose === purpose ? null : 'other-purpose';
  return opens === 'everything' || admits ? null : 'first-operator-only';
}
