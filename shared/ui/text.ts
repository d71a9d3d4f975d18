import { chakra } from '@chakra-ui/react';

export const Text = chakra('p');

/** Keeps a phone, e-mail, IBAN, identifier, container number or percentage left to right inside Arabic text. */
export const Ltr = chakra('bdi', {}, { defaultProps: { dir: 'ltr' } });

/** `as` sets the level. The page's only h1 is the section title in the header. */
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
