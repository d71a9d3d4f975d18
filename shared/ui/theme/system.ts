import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cachedStyles } from './cached-styles.ts';
import { colors, shadows } from './colors.ts';
import { globalCss, keyframes } from './global-css.ts';
import { badge } from './recipes/badge.ts';
import { button } from './recipes/button.ts';
import { kbd, skeleton, skipNavLink, spinner } from './recipes/marks.ts';
import { alert, card, emptyState, stat } from './recipes/surfaces.ts';
import { isThemed, type ThemedTree } from './themed.ts';
import { breakpoints, tokens } from './tokens.ts';

interface Tokens {
  [name: string]: { value: { base: string; _dark: string } } | Tokens;
}

const tokensOf = (tree: ThemedTree): Tokens =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      isThemed(value) ? { value: { base: value.light, _dark: value.dark } } : tokensOf(value),
    ]),
  );

const semanticTokens = { colors: tokensOf(colors), shadows: tokensOf(shadows) };

/** By the keys that Chakra's components ask for. Recipes of lazy parts stand beside them. */
const recipes = { badge, button, kbd, skeleton, skipNavLink, spinner };
const slotRecipes = { alert, card, emptyState, stat };

/** Without Chakra's own recipes, so the page carries no unused ones. */
export const system = cachedStyles(
  createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'hw',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: { breakpoints, keyframes, tokens, semanticTokens, recipes, slotRecipes },
  }),
);
