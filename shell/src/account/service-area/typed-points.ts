import { plainSigns } from '@hawiyat/shared/contract/core/sheet-text';
import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}\s*[,~]\s*${number}`;
/** Points in links of map services, most exact first: marked point, search, map center. */
const inLink = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|destination|daddr|coordinate|cp|to|point)=(?:loc:|ll\\.|point\\.)?${pair}`,
    'i',
  ),
  new RegExp(`[?&]m?lat(?:itude)?=${number}&(?:m?lon|lng|long|longitude)=${number}`, 'i'),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`@${pair}`),
  new RegExp(`(?:^geo:|/)${pair}(?=[/?;,&]|$)`, 'i'),
  new RegExp(`[?&](?:center|sll)=${pair}`, 'i'),
];
const link = /(?:https?:\/\/|geo:)\S.*/i;
const bareLink = /^(?:[\w-]+\.)+[a-z]{2,}\/\S*/i;

const shortLink = /(goo\.gl|maps\.app|maps\.apple)\//;

/** Degrees, with minutes and seconds after a degree sign. */
const degrees = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*(?:°\s*(?:(\d{1,2}(?:\.\d+)?)\s*'\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*"\s*)?)?`;
const typedPair = new RegExp(
  `^([NSEW])?\\s*${degrees}\\s*([NSEW])?(?:\\s*[,;]\\s*|\\s+|(?<=[NSEW]))([NSEW])?\\s*${degrees}\\s*([NSEW])?$`,
);
/** The hemisphere in words and letters, before or after its degrees. */
const sides: readonly (readonly [RegExp, string])[] = [
  [
    /(?:خط\s*)?(?:ال)?عرض\s*[:=]?|\blat(?:itude)?\b\s*[:=]?|شمال(?:ًا|اً|ا)?|\bnorth\b|(?<!\p{L})ش(?!\p{L})/giu,
    'N',
  ],
  [
    /(?:خط\s*)?(?:ال)?طول\s*[:=]?|\b(?:lon|lng|long|longitude)\b\s*[:=]?|شرق(?:ًا|اً|ا)?|\beast\b|(?<!\p{L})ق(?!\p{L})/giu,
    'E',
  ],
  [/جنوب(?:ًا|اً|ا)?|\bsouth\b|(?<!\p{L})ج(?!\p{L})/giu, 'S'],
  [/غرب(?:ًا|اً|ا)?|\bwest\b|(?<!\p{L})غ(?!\p{L})/giu, 'W'],
];

/** A short link names its point only to the browser that opens it. */
export const isShortLink = (text: string): boolean => shortLink.test(text) && typedPoint(text) === null;

/** Reads `24.71, 46.67`, degrees with minutes, Arabic digits, or a map link; the point may be off the earth. */
export function typedPoint(text: string): MapPoint | null {
  // Normalization would replace these two signs by letters.
  const typed = plainSigns(text.replace(/[º˚]/g, '°'));
  const address = link.exec(typed)?.[0] ?? bareLink.exec(typed)?.[0];
  return address === undefined ? pointOf(typed) : pointInLink(address);
}

function pointInLink(address: string): MapPoint | null {
  const plain = decoded(address).replace(/\+/g, ' ');
  const found = inLink.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address.replace(/%2C/gi, ',');
  }
}

function pointOf(typed: string): MapPoint | null {
  const spelled = sides
    .reduce(
      (before, [words, side]) => before.replace(words, ` ${side} `),
      typed.replace(/^[([{]|[)\]}]$/g, ''),
    )
    .replace(/''|′′|’’|[”“″]/g, '"')
    .replace(/[’‘′`]/g, "'")
    .replace(/\s*\n\s*|\s+/g, ' ')
    .replace(/\b[nsew]\b|(?<=[\d°'"])[nsew]/gi, (side) => side.toUpperCase())
    .trim();
  const match = typedPair.exec(spelled);
  if (!match) return null;
  const [, before, d1, m1, s1, behind, beforeNext, d2, m2, s2, behindNext] = match;
  const first = angle(d1, m1, s1, before ?? behind);
  const second = angle(d2, m2, s2, beforeNext ?? behindNext);
  if (first === null || second === null) return null;
  const isLongitude = (side: string | undefined) => side === 'E' || side === 'W';
  const turned = isLongitude(before ?? behind);
  return turned ? { latitude: second, longitude: first } : { latitude: first, longitude: second };
}

function angle(whole = '', minutes = '0', seconds = '0', side = 'N'): number | null {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return whole.startsWith('-') || side === 'S' || side === 'W' ? -size : size;
}

/** Whether a point in the country has longitude and latitude swapped. */
export const isSwapped = ({ latitude, longitude }: MapPoint): boolean =>
  latitude >= 34 && latitude <= 56 && longitude >= 16 && longitude <= 33;

/** Decimals of a degree: about a meter. */
const decimals = 5;

export const pointText = ({ latitude, longitude }: MapPoint): string =>
  `${Number(latitude.toFixed(decimals))}, ${Number(longitude.toFixed(decimals))}`;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** One corner per line; null for a line that is no point. */
export const typedPoints = (text: string): (MapPoint | null)[] => linesOf(text).map(typedPoint);

export const cornersText = (corners: readonly MapPoint[]): string => corners.map(pointText).join('\n');
