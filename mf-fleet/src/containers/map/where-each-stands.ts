import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';

export type Point = NonNullable<ContainerHold['deliveryLocation']>;

export interface Placed {
  readonly container: Container;
  readonly at: Point;
}

export interface Places {
  readonly placed: readonly Placed[];
  readonly unknown: readonly Container[];
  /** Includes reserved containers, which have not left yet. */
  readonly depot: number;
  readonly workshop: number;
}

const isOut = ({ status, hold }: Container): boolean =>
  hold ? hold.deliveredAt !== null || hold.status === 'in_transit' : status === 'rented';

/** Zero counts as a missing coordinate. */
const knownPoint = ({ hold }: Container): Point | null => {
  const at = hold?.deliveryLocation;
  return at?.latitude && at.longitude ? at : null;
};

export function whereEachStands(containers: readonly Container[]): Places {
  const out = containers.filter(isOut);
  const workshop = containers.filter((item) => !isOut(item) && item.status === 'maintenance').length;
  return {
    placed: out.flatMap((container) => {
      const at = knownPoint(container);
      return at ? [{ container, at }] : [];
    }),
    unknown: out.filter((container) => !knownPoint(container)),
    ...{ workshop, depot: containers.length - out.length - workshop },
  };
}
