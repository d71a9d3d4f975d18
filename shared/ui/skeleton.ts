import { chakra } from '@chakra-ui/react';

/** Needs the size of the loading content (`h`, `w`). */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.emphasized/70',
    borderRadius: 'md',
    minH: '3',
    animation: 'pulse 1600ms ease-in-out infinite',
  },
});
