import { SkipNavLink as ChakraSkipNavLink } from '@chakra-ui/react';

/** First in the tab order: skips the sidebar. @param to id of the target */
export function SkipNavLink({ to, ...rest }: { to: string }) {
  return (
    <ChakraSkipNavLink id={to} {...rest}>
      الانتقال إلى المحتوى
    </ChakraSkipNavLink>
  );
}
