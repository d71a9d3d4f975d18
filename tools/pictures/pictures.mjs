// @ts-check

/**
 * A picture of the panel: `size` is the window in CSS pixels and `scale` the device's pixels in each, `part` what is
 * kept of it (else everything in sight), `without` what is left out of the page, `widths` those of the AVIF files and `quality` theirs, `olderWidths` those of the WebP files for older browsers.
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {{ width: number, height: number }} size
 * @property {number} scale
 * @property {boolean} dark
 * @property {Part} [part]
 * @property {string} [without]
 * @property {readonly number[]} widths
 * @property {readonly number[]} olderWidths
 * @property {number} quality
 */

/**
 * The element, with so much of the page around it; `height` cuts it off below.
 * @typedef {{ selector: string, around: number, height?: number }} Part
 */

const phone = { width: 390, height: 1400 };

/** What is late today says nothing about the panel, nor does the date. */
const withoutToday =
  'section[aria-label="يحتاج إلى إجراء الآن"], main > div > div:has(> [href="/dashboard/statement"])';

/** What an owner sees first: the whole company on one screen. @type {Picture} */
export const heroPicture = {
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

/** On a phone the same screen as a phone shows it: the wide one would be too small to read. @type {Picture} */
const heroOnPhone = {
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

/** The pieces beside the services, as a phone shows them. @type {readonly Pick<Picture, 'name' | 'path' | 'part'>[]} */
const pieces = [
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

/** @param {boolean} dark @returns {Picture[]} the pieces in the colors of the page around them */
const cuts = (dark) =>
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
/** @type {readonly Picture[]} */
export const pictures = [
  ...heroes,
  ...heroes.map((picture) => ({ ...picture, name: `${picture.name}-dark`, dark: true })),
  ...cuts(false),
  ...cuts(true),
];
