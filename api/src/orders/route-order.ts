import { distance, type Point } from '../kernel/distance.ts';

export interface RouteStop {
  readonly id: string;
  /** Null while the stop is open. */
  readonly doneAt: Date | null;
  readonly location: Point | null;
}

/** Done by time, arranged, then the nearest each time, unlocated last. Without a depot the first open one stays first. */
export function inRouteOrder<Stop extends RouteStop>(
  stops: readonly Stop[],
  depot: Point | null,
  arranged: readonly string[],
): Stop[] {
  const done = stops
    .filter((stop) => stop.doneAt !== null)
    .toSorted((a, b) => Number(a.doneAt) - Number(b.doneAt));
  const open = stops.filter((stop) => stop.doneAt === null);
  const first = arranged.flatMap((id) => open.find((stop) => stop.id === id) ?? []);
  const left = new Set(open.filter((stop) => !arranged.includes(stop.id)));
  const route = [...done, ...first];
  let at = route.findLast((stop) => stop.location !== null)?.location ?? depot;
  while (left.size > 0) {
    const next = nearest([...left], at);
    left.delete(next);
    route.push(next);
    at = next.location ?? at;
  }
  return route;
}

function nearest<Stop extends RouteStop>(stops: readonly Stop[], from: Point | null): Stop {
  const away = ({ location }: Stop) =>
    location === null ? Number.POSITIVE_INFINITY : from === null ? 0 : distance(from, location);
  return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}
