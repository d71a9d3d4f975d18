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

/** A turning ring beside a text that says what is going on; alone it tells a screen reader nothing. */
export function Spinner() {
  return <Ring aria-hidden />;
}
