import { chakra } from '@chakra-ui/react';

/** A paragraph of body text; `as` gives it another element. */
export const Text = chakra('p');

/** A heading; `as` gives its level, `size` its look. The page's only h1 is the section title in the header. */
export const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', lineHeight: 'title' },
  variants: {
    size: {
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
      xl: { fontSize: 'xl' },
      '2xl': { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
