import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from '../router.ts';
import { buttonRecipe } from './button-recipe.ts';

/** A link inside the panel, in running text. */
export const Link = chakra(RouterLink, {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

export const LinkButton = chakra(RouterLink, buttonRecipe);
