import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    boxSize: '4',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

/** Hidden from screen readers: goes beside a text. */
export function Spinner() {
  return <Ring aria-hidden />;
}
