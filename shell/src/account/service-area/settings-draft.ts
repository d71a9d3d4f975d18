import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import {
  type MapPoint,
  type OrderSettings,
  type ServiceArea,
  saveOrderSettings,
} from '@hawiyat/shared/contract/orders/order-settings';
import { messages } from './settings-messages.ts';
import { cornersText, isShortLink, isSwapped, pointText, typedCorners, typedPoint } from './typed-points.ts';

export interface TypedArea {
  /** Of the row, while the form is open. */
  readonly key: string;
  readonly name: string;
  /** A corner a line. */
  readonly corners: string;
}

/** The settings as they stand in the form: the map reads and writes the same texts that people type. */
export interface TypedSettings {
  readonly depot: string;
  readonly areas: readonly TypedArea[];
  readonly hidesOutside: boolean;
}

type Settings = Omit<OrderSettings, 'version'>;

export const typedArea = ({ name, corners }: ServiceArea, key: string): TypedArea => ({
  key,
  name,
  corners: cornersText(corners),
});

export const typedSettings = ({ depot, areas, hidesOutside }: Settings): TypedSettings => ({
  depot: depot ? pointText(depot) : '',
  areas: areas.map((area, at) => typedArea(area, `saved-${at}`)),
  hidesOutside,
});

const unread = { latitude: Number.NaN, longitude: Number.NaN };
const sure = (point: MapPoint | null): MapPoint => (point && !isSwapped(point) ? point : unread);

const draftOf = ({ depot, areas, hidesOutside }: TypedSettings): Settings => ({
  depot: depot.trim() === '' ? null : sure(typedPoint(depot)),
  areas: areas.map(({ name, corners }) => ({
    name,
    corners: typedCorners(corners).map(sure),
  })),
  hidesOutside,
});

/** The request's schema over what is typed. */
export const settingsSchema = pure(() =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((typed) => draftOf(typed as TypedSettings)),
    ),
    saveOrderSettings.body,
  ),
);

export type SettingsDraft = z.output<typeof settingsSchema>;

/**
 * What is wrong with each field, as the request's schema says it.
 * @returns texts by field: `depot`, `areas`, `areas.0.name`, `areas.0.corners`
 */
export function problemsOf(typed: TypedSettings): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const depot = typedPoint(typed.depot);
  if (depot && isSwapped(depot)) problems.depot = messages.swapped;
  if (typed.depot.trim() !== '' && depot === null)
    problems.depot = isShortLink(typed.depot) ? messages.shortLink : messages.unreadPoint;
  for (const [at, { corners }] of typed.areas.entries()) {
    const points = typedCorners(corners);
    const line = points.indexOf(null);
    const swapped = points.findIndex((point) => point && isSwapped(point));
    if (line >= 0) problems[`areas.${at}.corners`] = messages.unreadLine(line + 1);
    else if (swapped >= 0) problems[`areas.${at}.corners`] = messages.onLine(swapped + 1, messages.swapped);
  }
  const issues = saveOrderSettings.body.safeParse(draftOf(typed)).error?.issues ?? [];
  for (const { path, message } of issues) {
    const [field, at, part, corner] = path;
    const name = part === undefined ? String(field) : `${String(field)}.${String(at)}.${String(part)}`;
    const isOfDepot = field === 'depot';
    const isOfCorner = !isOfDepot && typeof corner === 'number';
    problems[isOfDepot ? 'depot' : name] ??= isOfCorner ? messages.onLine(corner + 1, message) : message;
  }
  return problems;
}
