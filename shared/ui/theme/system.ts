import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cachedStyles } from './cached-styles.ts';
import { colors, shadows } from './colors.ts';
import { globalCss, keyframes } from './global-css.ts';
import { breakpoints, tokens } from './tokens.ts';

/**
 * Chakra's engine with our tokens and none of its recipes: each part of the kit brings its own, so nothing is shipped
 * that no part uses.
 */
export const system = cachedStyles(
  createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'hw',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: { breakpoints, keyframes, tokens, semanticTokens: { colors, shadows } },
  }),
);
