import { colors, shadows } from './colors.ts';
import { isThemed, type ThemedTree } from './themed.ts';

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

export const semanticTokens = { colors: tokensOf(colors), shadows: tokensOf(shadows) };
