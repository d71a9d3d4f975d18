import { SkipNavLink as ChakraSkipNavLink } from '@chakra-ui/react';
import { messages } from './texts.ts';

/** First in the tab order: skips the sidebar. @param to id of the target */
export const SkipNavLink = ({ to, ...rest }: { to: string }) => (
  <ChakraSkipNavLink id={to} {...rest}>
    {messages.skip}
  </ChakraSkipNavLink>
);
