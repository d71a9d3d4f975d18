import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';

/** @returns whether the composition has a release of the area: a company outside the first cohort gets none */
export const hasRelease = ({ remotes }: Composition, name: RemoteName): boolean =>
  remotes[name] !== undefined;
