import { $drivers } from '@hawiyat/shared/state';
import { computed } from 'nanostores';
import { useSyncExternalStore } from 'react';

const $names = computed($drivers, ({ items }) => new Map(items?.map((item) => [item.id, item.name])));
const follow = (changed: () => void) => $names.listen(changed);

/**
 * Subscribes to one name, so that only cells whose name changed render again.
 * @returns undefined while the list is unknown or lacks the driver
 */
export function useDriverName(driverId: string): string | undefined {
  return useSyncExternalStore(follow, () => $names.get().get(driverId));
}
