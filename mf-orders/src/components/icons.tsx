import type { ComponentProps } from 'react';

const round = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const outlined = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...round };

/** Rendered hundreds of times: plain elements cost a fifth of an icon component. */
const icon =
  (size: number, ...paths: readonly string[]) =>
  () => (
    <svg {...outlined} width={size} height={size} aria-hidden="true">
      <path d={paths.join('')} />
    </svg>
  );

export const PinIcon = icon(
  16,
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0',
  'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
);
/** Points to the left, the reading direction of Arabic. */
export const ExternalIcon = icon(
  14,
  'M9 3H3v6M3 3l11 11M6 13v6a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-6',
);
export const CheckIcon = icon(16, 'M20 6 9 17l-5-5');
export const MoveIcon = icon(16, 'm8 3-4 4 4 4M4 7h16M16 21l4-4-4-4M20 17H4');

export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...newTab} {...rest}>
    {children}
    <ExternalIcon />
  </a>
);
