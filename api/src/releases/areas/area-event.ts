import type { Area } from '@hawiyat/shared/contract/platform/areas';

/** What can happen to areas; the log of areas holds nothing else. */
export type AreaEvent =
  | { readonly type: 'area-added' | 'area-changed'; readonly area: Area }
  | { readonly type: 'area-retired'; readonly name: string };

/** The name of their log, beside those of the host and the remotes. */
export const areasLog = 'areas';
