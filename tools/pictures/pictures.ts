export interface Picture {
  name: string;
  path: string;
  /** CSS pixels. */
  size: { width: number; height: number };
  /** Pixels of the device in each. */
  scale: number;
  dark: boolean;
  part?: Part;
  /** Selector of what is removed from the page. */
  without?: string;
  widths: readonly number[];
  /** Of the WebP files for older browsers. */
  olderWidths: readonly number[];
  quality: number;
}

/** An element with so many pixels around it; `height` cuts it off. */
export interface Part {
  selector: string;
  around: number;
  height?: number;
}

const phone = { width: 390, height: 1400 };

/** Late work and the date of today say nothing about the panel. */
const withoutToday =
  'section[aria-label="يحتاج إلى إجراء الآن"], main > div > div:has(> [href="/dashboard/statement"])';

/** The first screen of an owner. */
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

/** The wide picture would be too small to read on a phone. */
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
