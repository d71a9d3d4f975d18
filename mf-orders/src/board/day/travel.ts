import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { type Coordinates, knownCoordinates } from '../../components/coordinates.ts';
import { isOpen } from './lanes.ts';

/** Roads per straight line, and a truck's average speed with stops at lights. */
export const roadFactor = 1.3;
export const kilometersPerHour = 40;
const kilometersPerDegree = 111.195;

export interface Leg {
  readonly kilometers: number;
  readonly minutes: number;
}

export function legBetween(from: Coordinates, to: Coordinates): Leg {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  const kilometers = Math.hypot(east, to.latitude - from.latitude) * kilometersPerDegree * roadFactor;
  return { kilometers, minutes: (kilometers / kilometersPerHour) * 60 };
}

/** `stops` are in the driver's order. Without `depot` the first leg is unknown. */
export function travelOf(stops: readonly Stop[], depot: Coordinates | null) {
  const legs = new Map<string, Leg>();
  let [kilometers, minutes] = [0, 0];
  let at = depot;
  for (const stop of stops) {
    const to = stop.status === 'failed' ? null : knownCoordinates(stop.deliveryLocation);
    if (to === null) continue;
    if (at !== null && isOpen(stop)) {
      const leg = legBetween(at, to);
      legs.set(stop.id, leg);
      kilometers += leg.kilometers;
      minutes += leg.minutes;
    }
    at = to;
  }
  return { legs, left: legs.size === 0 ? null : { kilometers, minutes } };
}

const together = new Intl.ListFormat('ar');

/** @returns `12 دقيقة`, `ساعة واحدة و5 دقائق`; at least one minute */
export function durationText(minutes: number): string {
  const all = Math.max(1, Math.round(minutes));
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  const parts = [
    hours > 0 && pluralizeInline(hours, 'hour'),
    rest > 0 && pluralizeInline(rest, 'minute'),
  ].filter((part) => part !== false);
  return together.format(parts);
}

/** @returns `0.4`, `12`: one decimal below 10 km, whole above */
export const kilometersText = (kilometers: number): string =>
  kilometers < 9.95 ? String(Math.round(kilometers * 10) / 10) : String(Math.round(kilometers));
