import { SkipNavLink as ChakraSkipNavLink } from '@chakra-ui/react';

/** First in the tab order: skips the sidebar. @param to id of the target */
export function SkipNavLink({ to }: { to: string }) {
  return <ChakraSkipNavLink id={to}>الانتقال إلى المحتوى</ChakraSkipNavLink>;
}
