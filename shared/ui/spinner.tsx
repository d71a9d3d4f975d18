import { Spinner as ChakraSpinner } from '@chakra-ui/react';

/** Hidden from screen readers: goes beside a text. */
export function Spinner() {
  return <ChakraSpinner aria-hidden />;
}
