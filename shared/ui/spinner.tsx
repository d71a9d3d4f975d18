import { Spinner as ChakraSpinner } from '@chakra-ui/react';

/** Hidden from screen readers: goes beside a text. */
export const Spinner = () => <ChakraSpinner aria-hidden />;
