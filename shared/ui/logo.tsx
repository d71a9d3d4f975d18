import { Box, chakra, Flex } from '@chakra-ui/react';
import { BrandMarkIcon } from '../lib/brand-mark-icon.tsx';

const Mark = chakra(BrandMarkIcon, { base: { boxSize: '10', flexShrink: '0' } });

export function Logo() {
  return (
    <Flex as="span" align="center" gap="3" lineHeight="title">
      <Mark />
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
