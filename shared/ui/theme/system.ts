import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cachedStyles } from './cached-styles.ts';
import { globalCss, keyframes } from './global-css.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { breakpoints, tokens } from './tokens.ts';

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
