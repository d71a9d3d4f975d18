import { Box, chakra, Flex } from '@chakra-ui/react';
import { BrandMarkIcon } from '../lib/brand-mark-icon.tsx';
import { messages } from './texts.ts';

const Mark = chakra(BrandMarkIcon, { base: { boxSize: '10', flexShrink: '0' } });

export const Logo = () => (
  <Flex as="span" align="center" gap="3" lineHeight="title">
    <Mark />
    <Box as="span">
      <Box as="span" display="block" fontSize="lg" fontWeight="semibold">
        {messages.brand.name}
      </Box>
      <Box as="span" display="block" fontSize="xs" opacity="0.75">
        {messages.brand.about}
      </Box>
    </Box>
  </Flex>
);
