import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import { areaUnknown } from './errors.ts';

/** Only visitors open such an area, so no signed-in session can report on it. */
export const isForVisitors = (areas: readonly Area[], remote: Releasable): boolean =>
  areas.some(({ name, audience }) => name === remote && audience === 'anyone');

/** Rejects a remote without an area, or with a retired one. */
export function assertReleasable(areas: readonly Area[], remote: Releasable): void {
  if (remote === 'shell' || areas.some(({ name }) => name === remote)) return;
  const fields = { [remote]: `add its area first: npm run platform -- area add ${remote}` };
  throw areaUnknown({ name: remote }, { fields });
}
