import { pure } from '@hawiyat/shared/contract/core/pure';
import type { SettingsDraft } from '@hawiyat/shared/contract/core/settings';
import { type MapPoint, orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { settingsCodec } from '../components/settings-codec.ts';
import { messages } from './settings-messages.ts';
import { cornersText, isShortLink, isSwapped, pointText, typedCorners, typedPoint } from './typed-points.ts';

export interface TypedArea {
  readonly key: string;
  readonly name: string;
  /** One corner per line. */
  readonly corners: string;
}

/** The map reads and writes the texts that people type. */
export interface TypedSettings extends Omit<SettingsDraft<typeof orderSettings>, 'depot' | 'areas'> {
  readonly depot: string;
  readonly areas: readonly TypedArea[];
}

const unreadablePoint = { latitude: Number.NaN, longitude: Number.NaN };
const plausiblePoint = (point: MapPoint | null): MapPoint =>
  point && !isSwapped(point) ? point : unreadablePoint;

/** An issue of a corner becomes an issue of its area's text and names the line. */
export const serviceAreaCodec = pure(() =>
  settingsCodec<typeof orderSettings, TypedSettings>(orderSettings, {
    typedOf: ({ depot, areas, ...same }) => ({
      ...{ ...same, depot: depot ? pointText(depot) : '' },
      areas: areas.map(({ name, corners }, at) => ({
        key: `saved-${at}`,
        name,
        corners: cornersText(corners),
      })),
    }),
    draftOf: ({ depot, areas, ...same }) => ({
      ...{ ...same, depot: depot.trim() === '' ? null : plausiblePoint(typedPoint(depot)) },
      areas: areas.map(({ name, corners }) => ({ name, corners: typedCorners(corners).map(plausiblePoint) })),
    }),
    problemOf({ path: [field, at, part, corner], message }) {
      if (field === 'depot') return ['depot', message];
      const name = part === undefined ? String(field) : `${String(field)}.${String(at)}.${String(part)}`;
      return [name, typeof corner === 'number' ? messages.onLine(corner + 1, message) : message];
    },
    misread,
  }),
);

function misread({ depot: text, areas }: TypedSettings): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const depot = typedPoint(text);
  if (depot && isSwapped(depot)) problems.depot = messages.swapped;
  if (text.trim() !== '' && depot === null)
    problems.depot = isShortLink(text) ? messages.shortLink : messages.unreadPoint;
  for (const [at, { corners }] of areas.entries()) {
    const points = typedCorners(corners);
    const line = points.indexOf(null);
    const swapped = points.findIndex((point) => point && isSwapped(point));
    if (line >= 0) problems[`areas.${at}.corners`] = messages.unreadLine(line + 1);
    else if (swapped >= 0) problems[`areas.${at}.corners`] = messages.onLine(swapped + 1, messages.swapped);
  }
  return problems;
}
