import type { Purpose } from '@hawiyat/shared/contract/core/endpoint';

export type Bearer =
  | { readonly kind: 'person' }
  | { readonly kind: 'machine'; readonly purpose: Purpose }
  /** OPERATOR_TOKEN, or a session started with it. */
  | { readonly kind: 'platform' };

export interface Wanted {
  readonly purpose: Purpose | null;
  readonly admits: boolean;
}

/** Decides whether a credential allows a call; returns null when it does. */
export function barred(
  bearer: Bearer,
  { purpose, admits }: Wanted,
  opens: 'everything' | 'first-operator',
): null | 'other-purpose' | 'first-operator-only' {
  if (bearer.kind === 'person') return null;
  if (bearer.kind === 'machine') return bearer.purpose === purpose ? null : 'other-purpose';
  return opens === 'everything' || admits ? null : 'first-operator-only';
}
