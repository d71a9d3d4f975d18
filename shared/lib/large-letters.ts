/** Media query: a phone whose browser is set to large letters, so that hardly 20 fit beside each other. */
export const largeLetters = '@media (max-width: 20em)';
