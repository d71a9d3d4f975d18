import type { Stop } from '@hawiyat/shared/contract/orders/board';
import type { DayStops } from './day-store.ts';

export interface DriverRef {
  readonly id: string;
  readonly name: string;
}

/** The stops of one driver, or those without one. */
export interface DayLane {
  readonly driver: DriverRef | null;
  /** In the order in which he does them. */
  readonly stops: readonly Stop[];
  /** Whether the company has arranged that order. */
  readonly isArranged: boolean;
}

/** What has been sent and not been acknowledged yet. */
export interface PendingMoves {
  /** By stop, who gets it; null: nobody. */
  readonly drivers: ReadonlyMap<string, DriverRef | null>;
  /** By driver, the order of his stops. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

export const nothingPending: PendingMoves = { drivers: new Map(), orders: new Map() };

/**
 * The lanes of a day: without a driver, then the drivers with stops, then all others.
 * @param drivers the company's, in its order; those who are missing among them keep the name that the stop has
 * @param pending is shown as if it were done; its stops come last in their new lane
 */
export function dayLanes(
  { stops, arranged }: Pick<DayStops, 'stops' | 'arranged'>,
  drivers: readonly DriverRef[],
  pending: PendingMoves,
): readonly DayLane[] {
  const names = new Map(drivers.map(({ id, name }) => [id, name]));
  const settled = stops.filter((stop) => !pending.drivers.has(stop.id));
  const moving = stops.flatMap((stop): Stop[] => {
    const to = pending.drivers.get(stop.id);
    return to === undefined ? [] : [{ ...stop, driverId: to?.id ?? null, driverName: to?.name ?? null }];
  });
  const all = [...settled, ...moving];
  const busy = new Map(
    all.flatMap(({ driverId, driverName }) =>
      driverId === null ? [] : [[driverId, names.get(driverId) ?? driverName ?? ''] as const],
    ),
  );
  const idle = drivers.filter(({ id }) => !busy.has(id));
  const lane = (driver: DriverRef | null): DayLane => {
    const his = all.filter((stop) => stop.driverId === (driver?.id ?? null));
    const order = driver ? pending.orders.get(driver.id) : undefined;
    return {
      driver,
      stops: order ? inOrder(his, order) : his,
      isArranged: driver !== null && (order !== undefined || arranged.includes(driver.id)),
    };
  };
  return [
    null,
    ...[...busy].map(([id, name]) => ({ id, name })),
    ...idle.map(({ id, name }) => ({ id, name })),
  ].map(lane);
}

/** What is done stays before all else. */
function inOrder(stops: readonly Stop[], ids: readonly string[]): Stop[] {
  const placed = ids.flatMap((id) => stops.find((stop) => stop.id === id && isOpen(stop)) ?? []);
  const rest = stops.filter((stop) => !placed.includes(stop));
  return [...rest.filter((stop) => !isOpen(stop)), ...placed, ...rest.filter(isOpen)];
}

const over = ['completed', 'failed', 'canceled'];

export const isOpen = ({ doneAt, status }: Pick<Stop, 'doneAt' | 'status'>): boolean =>
  doneAt === null && !over.includes(status);

/** Until its driver sets off: the server moves nothing else. */
export const isMovable = (stop: Pick<Stop, 'doneAt' | 'status'>): boolean =>
  isOpen(stop) && ['pending', 'scheduled', 'late'].includes(stop.status);

/**
 * @param ids the open stops of a lane
 * @param place among the others, from 0
 * @returns their order once one of them is at that place
 */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * @param middles where the rows of a lane have their middle, from above
 * @returns the place of what is let go at `y`: after all whose middle is above it
 */
export const placeAt = (middles: readonly number[], y: number): number =>
  middles.filter((middle) => middle < y).length;
