import type { ComponentProps } from 'react';

/* Rendered hundreds of times: plain elements cost a fifth of an icon component. */

const outlined = {
  width: 16,
  height: 16,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const PinIcon = () => (
  <svg {...outlined} aria-hidden="true">
    <path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </svg>
);

/** Points to the left, the reading direction of Arabic. */
export const ExternalIcon = () => (
  <svg {...outlined} aria-hidden="true" width={14} height={14}>
    <path d="M9 3H3v6M3 3l11 11M6 13v6a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-6" />
  </svg>
);

export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...newTab} {...rest}>
    {children}
    <ExternalIcon />
  </a>
);

export const CheckIcon = () => (
  <svg {...outlined} aria-hidden="true">
    <path d="M20 6 9 17l-5-5" />
  </svg>
);

export const MoveIcon = () => (
  <svg {...outlined} aria-hidden="true">
    <path d="m8 3-4 4 4 4M4 7h16M16 21l4-4-4-4M20 17H4" />
  </svg>
);
