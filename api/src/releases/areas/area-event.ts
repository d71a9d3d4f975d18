import type { Area } from '@hawiyat/shared/contract/platform/areas';

export type AreaEvent =
  | { readonly type: 'area-added' | 'area-changed'; readonly area: Area }
  | { readonly type: 'area-retired'; readonly name: string };

export const areasLog = 'areas';
