import type { ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import type { DemoContainer } from './fleet.ts';
import type { Random } from './random.ts';

/** Debris containers go out once; compactors and bins stay with homes and shops. */
const demand: Record<RentalType, Record<ContainerType, number>> = {
  once: { 'حاويات أنقاض': 8, 'مكابس نفايات': 0.4, 'حاويات نفايات': 1.2 },
  monthly: { 'حاويات أنقاض': 1.5, 'مكابس نفايات': 2, 'حاويات نفايات': 4 },
  yearly: { 'حاويات أنقاض': 0.2, 'مكابس نفايات': 2, 'حاويات نفايات': 4 },
};

/** No container is in two places on one day. */
export class Yard {
  readonly #taken = new Map<string, { from: string; to: string }[]>();
  readonly #containers: readonly DemoContainer[];

  constructor(containers: readonly DemoContainer[]) {
    this.#containers = containers;
  }

  /** Both days are included. */
  take(random: Random, rental: RentalType, from: string, to: string): DemoContainer {
    const free = this.#containers.filter((item) => this.#isFree(item, from, to));
    const container = random.weighted(free.map((item) => [item, demand[rental][item.type]]));
    this.#taken.set(container.id, [...(this.#taken.get(container.id) ?? []), { from, to }]);
    return container;
  }

  #isFree(container: DemoContainer, from: string, to: string): boolean {
    return (this.#taken.get(container.id) ?? []).every((item) => item.to < from || to < item.from);
  }
}
