import { expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { colors } from './colors.ts';
import { isThemed, type Themed, type ThemedTree } from './themed.ts';

/** Texts: the color, and the surfaces under it. `a on b`: a is translucent. */
const texts: readonly (readonly [color: string, ...surfaces: string[]])[] = [
  ['fg', 'bg', 'bg.panel', 'bg.muted', 'bg.emphasized'],
  ['fg.muted', 'bg', 'bg.panel', 'bg.muted', 'bg.emphasized'],
  // Placeholders, zeros.
  ['fg.subtle', 'bg', 'bg.panel', 'bg.muted'],
  // Links, quiet buttons.
  ['brand.fg', 'bg', 'bg.panel', 'bg.muted', 'brand.subtle'],
  ['brand.contrast', 'brand.solid', 'brand.hover'],
  // Badges, banners, toasts; messages in forms and tables.
  ['accent.fg', 'accent.subtle', 'bg', 'bg.panel'],
  ['success.fg', 'success.subtle', 'bg', 'bg.panel'],
  ['warning.fg', 'warning.subtle', 'bg.panel'],
  ['danger.fg', 'danger.subtle', 'bg', 'bg.panel'],
  ['info.fg', 'info.subtle'],
  ['paused.fg', 'paused.subtle'],
  // White on solid buttons, the sidebar's count, a finished step.
  ['brand.contrast', 'accent.solid', 'success.solid', 'danger.solid', 'danger.hover'],
  // The sidebar, and the navy sections of public pages.
  ['sidebar.fg', 'bg.sidebar', 'sidebar.hover on bg.sidebar', 'mark.navy'],
  ['sidebar.strong', 'sidebar.active on bg.sidebar', 'sidebar.hover on bg.sidebar', 'mark.navy'],
  ['sidebar.danger', 'bg.sidebar', 'sidebar.hover on bg.sidebar'],
  // The public pages' orange button.
  ['mark.navy', 'action', 'action.hover'],
];

/** Charts, edges of controls, the focus ring, marks of a state. */
const graphics: typeof texts = [
  ['border.control', 'bg', 'bg.panel'],
  ['focus', 'bg', 'bg.panel', 'bg.muted', 'bg.emphasized'],
  ['sidebar.focus', 'bg.sidebar', 'mark.navy'],
  ['sidebar.edge', 'bg.sidebar', 'mark.navy'],
  ['accent.graphic', 'bg', 'bg.panel', 'bg.sidebar', 'sidebar.active on bg.sidebar'],
  ['brand.graphic', 'bg', 'bg.panel'],
  ['success.graphic', 'bg', 'bg.panel'],
  ['info.graphic', 'bg', 'bg.panel'],
  ['paused.graphic', 'bg', 'bg.panel'],
  ['brand.solid', 'bg.panel'],
  ['mark', 'mark.navy'],
];

function colorOf(path: string, theme: keyof Themed): string {
  const found = path
    .split('.')
    .reduce<Themed | ThemedTree | undefined>(
      (tree, name) => (tree && !isThemed(tree) ? tree[name] : undefined),
      colors,
    );
  const value = found && !isThemed(found) ? found.DEFAULT : found;
  if (!value || !isThemed(value)) throw new Error(`The theme has no color ${path}`);
  return value[theme];
}

const pairsOf = (table: typeof texts) =>
  table.flatMap(([color, ...surfaces]) => surfaces.map((surface) => [color, surface] as const));

/** Pairs below the ratio, with theirs. */
const tooClose = (table: typeof texts, ratio: number) =>
  pairsOf(table).flatMap(([color, surface]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const layers = surface.split(' on ').reverse();
      const found = contrast(
        colorOf(color, theme),
        layers.map((layer) => colorOf(layer, theme)),
      );
      return found < ratio ? [`${color} / ${surface}, ${theme}: ${found.toFixed(2)}`] : [];
    }),
  );

test('every text has a contrast of at least 4.5 : 1 in both themes', () => {
  expect(tooClose(texts, 4.5)).toEqual([]);
});

test('every graphic has a contrast of at least 3 : 1 in both themes', () => {
  expect(tooClose(graphics, 3)).toEqual([]);
});

test('contrast is the ratio of WCAG, also of translucent colors', () => {
  expect(contrast('#000000', ['#FFFFFF'])).toBeCloseTo(21);
  expect(contrast('#777777', ['#FFFFFF'])).toBeCloseTo(4.48, 2);
  expect(contrast('rgba(0, 0, 0, 0.5)', ['#FFFFFF'])).toBeCloseTo(contrast('#808080', ['#FFFFFF']), 1);
});
