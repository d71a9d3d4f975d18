/**
 * A picture of the panel: `size` is the window in CSS pixels and `scale` the device's pixels in each, `part` what
 * is kept of it (else everything in sight), `without` what is left out of the page, `widths` those of the AVIF
 * files and `quality` theirs, `olderWidths` those of the WebP files for older browsers.
 */
export interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  scale: number;
  dark: boolean;
  part?: Part;
  without?: string;
  widths: readonly number[];
  olderWidths: readonly number[];
  quality: number;
}

/** The element, with so much of the page around it; `height` cuts it off below. */
export interface Part {
  selector: string;
  around: number;
  height?: number;
}

const phone = { width: 390, height: 1400 };

/** What is late today says nothing about the panel, nor does the date. */
const withoutToday =
  'section[aria-label="يحتاج إلى إجراء الآن"], main > div > div:has(> [href="/dashboard/statement"])';

/** What an owner sees first: the whole company on one screen. */
export const heroPicture: Picture = {
  name: 'panel',
  path: '/dashboard',
  size: { width: 1280, height: 728 },
  scale: 1.25,
  dark: false,
  without: withoutToday,
  widths: [800, 1600],
  olderWidths: [800, 1600],
  quality: 60,
};

/** On a phone the same screen as a phone shows it: the wide one would be too small to read. */
const heroOnPhone: Picture = {
  name: 'panel-phone',
  path: '/dashboard',
  size: { width: 390, height: 606 },
  scale: 2,
  dark: false,
  without: withoutToday,
  widths: [390, 780],
  olderWidths: [780],
  quality: 60,
};

/** The pieces beside the services, as a phone shows them. */
const pieces: readonly Pick<Picture, 'name' | 'path' | 'part'>[] = [
  {
    name: 'work',
    path: '/orders/work',
    part: { selector: 'main section', around: 16, height: 900 },
  },
  {
    name: 'containers',
    path: '/containers',
    part: { selector: 'main :is(li, [role=listitem])', around: 16, height: 900 },
  },
  {
    name: 'revenue',
    path: '/dashboard',
    part: { selector: 'section[aria-label="الطلبات والإيرادات الشهرية"]', around: 16 },
  },
];

/** @returns the pieces in the colors of the page around them */
const cuts = (dark: boolean): Picture[] =>
  pieces.map(({ name, ...piece }) => ({
    name: dark ? `${name}-dark` : name,
    ...piece,
    size: phone,
    scale: 2,
    dark,
    widths: [390, 780],
    olderWidths: [780],
    quality: 60,
  }));

const heroes = [heroPicture, heroOnPhone];
export const pictures: readonly Picture[] = [
  ...heroes,
  ...heroes.map((picture) => ({ ...picture, name: `${picture.name}-dark`, dark: true })),
  ...cuts(false),
  ...cuts(true),
];
