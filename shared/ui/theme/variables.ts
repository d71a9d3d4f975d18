import { colors, shadows } from './colors.ts';
import { fontSizes, fonts, grid, lineHeights, radii } from './scales.ts';
import { isThemed, type Themed, type ThemedTree } from './themed.ts';

/** Names are Chakra's own: `bg.panel` is `--hw-colors-bg-panel`, and `bg` itself `--hw-colors-bg`. */
function declarations(name: string, value: Themed | ThemedTree, theme: keyof Themed): string {
  if (isThemed(value)) return `${name}:${value[theme]};`;
  return Object.entries(value)
    .map(([part, inner]) => declarations(part === 'DEFAULT' ? name : `${name}-${part}`, inner, theme))
    .join('');
}

export const themeVariables = (theme: keyof Themed): string =>
  declarations('--hw-colors', colors, theme) + declarations('--hw-shadows', shadows, theme);

const scales = { fonts, 'font-sizes': fontSizes, 'line-heights': lineHeights, radii, spacing: grid };

/** The same in both themes. A half step is `--hw-spacing-1\.5`. */
export const scaleVariables = (): string =>
  Object.entries(scales)
    .flatMap(([scale, values]) =>
      Object.entries(values).map(([name, value]) => `--hw-${scale}-${name.replace('.', '\\.')}:${value};`),
    )
    .join('');
