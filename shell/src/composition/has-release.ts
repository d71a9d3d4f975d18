import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';

/** A company outside the first cohort gets no release. */
export const hasRelease = ({ remotes }: Composition, name: RemoteName): boolean =>
  remotes[name] !== undefined;
