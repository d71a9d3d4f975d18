import { chakra } from '@chakra-ui/react';

/** A gray stand-in for content that is on its way; give it the content's size (`h`, `w`). */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.emphasized/70',
    borderRadius: 'md',
    minH: '3',
    animation: 'pulse 1600ms ease-in-out infinite',
  },
});
