/** Media query: a phone whose browser is set to large text, so that hardly 20 characters fit beside each other. */
export const largeText = '@media (max-width: 20em)';
