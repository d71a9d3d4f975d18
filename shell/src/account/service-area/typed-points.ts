import { typedNumber } from '@hawiyat/shared/contract/digits';
import type { MapPoint } from '@hawiyat/shared/contract/order-settings';

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
/** Where links of map pages have a point: the marked one, that of the question, the middle of the map. */
const inLink = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination)=(?:loc:)?${number},${number}`),
  new RegExp(`@${number},${number}`),
];
const plain = new RegExp(String.raw`^\(?${number}\s*[,،;\s]\s*${number}\)?$`);

const shortLink = /(goo\.gl|maps\.app)\//;
const isLink = (text: string) => /^https?:\/\//i.test(text);

/** Whether a link names its point only to the browser that opens it. */
export const isShortLink = (text: string): boolean => shortLink.test(text) && typedPoint(text) === null;

/**
 * Reads a point as people have it: `24.71, 46.67`, with degree signs or Arabic digits, or a link of a map page.
 * @returns degrees, whether or not they are on the earth; null when it is no point
 */
export function typedPoint(text: string): MapPoint | null {
  const typed = typedNumber(text);
  const found = isLink(typed)
    ? inLink.map((pattern) => pattern.exec(typed.replaceAll('%2C', ','))).find((match) => match !== null)
    : plain.exec(typed.replace(/[°º]|\b[NE]\b/gi, '').trim());
  if (!found) return null;
  return { latitude: Number(found[1]), longitude: Number(found[2]) };
}

/** Decimals of a degree: about a meter. */
const decimals = 5;

export const pointText = ({ latitude, longitude }: MapPoint): string =>
  `${Number(latitude.toFixed(decimals))}, ${Number(longitude.toFixed(decimals))}`;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Corners of an area, a line each. @returns null for a line that is no point */
export const typedCorners = (text: string): (MapPoint | null)[] => linesOf(text).map(typedPoint);

export const cornersText = (corners: readonly MapPoint[]): string => corners.map(pointText).join('\n');
