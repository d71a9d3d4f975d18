/** A phone whose browser is set to large text: hardly 20 characters fit beside each other. */
export const largeText = '@media (max-width: 20em)';
