import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { listStops, Stop } from '@hawiyat/shared/contract/orders/board';
import { isOver } from '../../components/task.ts';

export type DayStops = Answer<typeof listStops>;

export interface DriverRef {
  readonly id: string;
  readonly name: string;
}

export interface DayLane {
  readonly driver: DriverRef | null;
  readonly stops: readonly Stop[];
  readonly isArranged: boolean;
}

export interface PendingMoves {
  /** New driver by stop; null for none. */
  readonly drivers: ReadonlyMap<string, DriverRef | null>;
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

export const nothingPending: PendingMoves = { drivers: new Map(), orders: new Map() };

/** Unassigned stops first, then drivers with stops; `pending` moves show as done, last in their new lane. */
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

/** Done stops stay first. */
function inOrder(stops: readonly Stop[], ids: readonly string[]): Stop[] {
  const placed = ids.flatMap((id) => stops.find((stop) => stop.id === id && isOpen(stop)) ?? []);
  const rest = stops.filter((stop) => !placed.includes(stop));
  return [...rest.filter((stop) => !isOpen(stop)), ...placed, ...rest.filter(isOpen)];
}

export const isOpen = ({ doneAt, status }: Pick<Stop, 'doneAt' | 'status'>): boolean =>
  doneAt === null && !isOver(status);

/** The server moves a stop only until its driver sets off. */
export const isMovable = (stop: Pick<Stop, 'doneAt' | 'status'>): boolean =>
  isOpen(stop) && ['pending', 'scheduled', 'late'].includes(stop.status);

/** The order of a lane's open stops (`ids`) once `id` is at `place` among the others. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

export const placeAt = (middles: readonly number[], y: number): number =>
  middles.filter((middle) => middle < y).length;
