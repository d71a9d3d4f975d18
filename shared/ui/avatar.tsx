import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
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
      xl: { boxSize: '24', fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps {
  name: string;
  src?: string | null;
  alt?: string;
  size?: 'md' | 'lg' | 'xl';
}

export function Avatar({ name, src, alt = '', size }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken;
  return (
    <Circle size={size} aria-hidden={!(shown && alt)}>
      {shown ? (
        <chakra.img src={src} alt={alt} boxSize="full" objectFit="cover" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </Circle>
  );
}
