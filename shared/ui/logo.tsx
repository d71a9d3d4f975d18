import { Box, chakra, Flex } from '@chakra-ui/react';

const Mark = chakra('svg', { base: { boxSize: '10', flexShrink: '0' } });

export function Logo() {
  return (
    <Flex as="span" align="center" gap="3" lineHeight="title">
      <Mark viewBox="0 0 40 40" fill="none" aria-hidden>
        <rect width="40" height="40" rx="10" fill="var(--hw-colors-mark)" />
        <path
          d="M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6L8.5 14.5Z"
          fill="var(--hw-colors-mark-navy)"
        />
        <path d="M7 12.25h26" stroke="var(--hw-colors-mark-navy)" strokeWidth="2.5" strokeLinecap="round" />
        <path
          d="m15.6 18 .9 7.5M20 18v7.5M24.4 18l-.9 7.5"
          stroke="var(--hw-colors-mark)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </Mark>
      <Box as="span">
        <Box as="span" display="block" fontSize="lg" fontWeight="semibold">
          حاويات
        </Box>
        <Box as="span" display="block" fontSize="xs" opacity="0.75">
          لوحة الشركات
        </Box>
      </Box>
    </Flex>
  );
}
