import { chakra, createRecipeContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from '../router.ts';
import type { ButtonVariants } from './button.tsx';

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

type LinkProps = Omit<ComponentProps<typeof Link>, keyof ButtonVariants>;
const { withContext } = createRecipeContext({ key: 'button' });

/** An action, so not on paper. */
export const LinkButton = withContext<HTMLAnchorElement, LinkProps & ButtonVariants>(RouterLink, {
  defaultProps: { 'data-print': 'no' },
});
