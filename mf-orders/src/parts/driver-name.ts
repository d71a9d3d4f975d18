import { $drivers } from '@hawiyat/shared/state';
import { computed } from 'nanostores';
import { useSyncExternalStore } from 'react';

const $names = computed($drivers, ({ items }) => new Map(items?.map((item) => [item.id, item.name])));
const follow = (changed: () => void) => $names.listen(changed);

/**
 * A driver's name as the shared list has it now: what fleet does to him is seen here without another request. Only the cells
 * whose name changed are drawn again.
 * @returns undefined while the list is unknown, or when he is not in it
 */
export function useDriverName(driverId: string): string | undefined {
  return useSyncExternalStore(follow, () => $names.get().get(driverId));
}
