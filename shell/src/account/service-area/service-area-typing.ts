import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer } from '@hawiyat/shared/contract/core/settings';
import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import { mapPoint, orderSettings, serviceArea } from '@hawiyat/shared/contract/orders/order-settings';
import { messages } from '../../texts/service-area.ts';
import { cornersText, isShortLink, isSwapped, pointText, typedPoint, typedPoints } from './typed-points.ts';

export type TypedSettings = ReturnType<typeof typedServiceArea>;

/** The map reads and writes the texts that people type. */
export const typedServiceArea = (settings: SettingsAnswer<typeof orderSettings>) => ({
  ...settings,
  depot: settings.depot ? pointText(settings.depot) : '',
  /** One corner per line. */
  areas: settings.areas.map(({ name, corners }, at) => ({
    key: `saved-${at}`,
    name,
    corners: cornersText(corners),
  })),
});

function faultOf(point: MapPoint | null, unread: string): string | undefined {
  if (point === null) return unread;
  return isSwapped(point) ? messages.swapped : mapPoint.safeParse(point).error?.issues[0]?.message;
}

const typedDepot = z.transform((text: string, { issues }): MapPoint | null => {
  if (text.trim() === '') return null;
  const point = typedPoint(text);
  const message = faultOf(point, isShortLink(text) ? messages.shortLink : messages.unreadPoint);
  if (message) issues.push({ code: 'custom', message, input: text });
  return point;
});

/** An unreadable line comes before the corners that are wrong. */
const typedCorners = z.transform((text: string, { issues }): MapPoint[] => {
  const corners = typedPoints(text);
  const faults = corners.map((corner) => faultOf(corner, ''));
  const unread = corners.indexOf(null);
  const line = unread >= 0 ? unread : faults.findIndex((fault) => fault !== undefined);
  if (line >= 0)
    issues.push({
      code: 'custom',
      message: faults[line] ? messages.onLine(line + 1, faults[line]) : messages.unreadLine(line + 1),
      input: text,
    });
  return corners.filter((corner) => corner !== null);
});

export const serviceAreaForm = pure(() => {
  const { shape } = orderSettings.draft;
  const { name, corners } = serviceArea.shape;
  return z.object({
    ...shape,
    depot: typedDepot,
    // The contract's own rule counts the areas.
    areas: z.pipe(z.array(z.object({ name, corners: z.pipe(typedCorners, corners) })), shape.areas),
  });
});
