import { chakra } from '@chakra-ui/react';
import { initials } from './initials.ts';

const Circle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontWeight: 'semibold',
    lineHeight: 'none',
  },
  variants: {
    size: {
      md: { boxSize: '9', fontSize: 'xs' },
      lg: { boxSize: '12', fontSize: 'sm' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A picture, or the initials of the name. It is decoration: the name itself stands beside it. */
export function Avatar({ name, src, size }: { name: string; src?: string | null; size?: 'md' | 'lg' }) {
  return (
    <Circle size={size} aria-hidden>
      {src ? <chakra.img src={src} alt="" boxSize="full" objectFit="cover" /> : initials(name)}
    </Circle>
  );
}
