type Rgb = readonly [red: number, green: number, blue: number];

/** @param color `#RRGGBB` or `rgba(…)` @returns channels from 0 to 255 and the opacity */
function channels(color: string): { rgb: Rgb; alpha: number } {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [red, green, blue], alpha };
}

/** Draws colors on each other, the lowest first. */
function composite(layers: readonly string[]): Rgb {
  return layers.map(channels).reduce<Rgb>(
    (below, { rgb, alpha }) => {
      const mix = (at: 0 | 1 | 2) => rgb[at] * alpha + below[at] * (1 - alpha);
      return [mix(0), mix(1), mix(2)];
    },
    [255, 255, 255],
  );
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of WCAG 2.2 between a color and what it is drawn on.
 * @param background its layers, the lowest first
 */
export function contrast(color: string, background: readonly string[]): number {
  const [lighter, darker] = [composite([...background, color]), composite(background)]
    .map(luminance)
    .sort((one, other) => other - one) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
