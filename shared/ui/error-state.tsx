import { Box, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Text } from './text.ts';
import { messages } from './texts.ts';

export interface ErrorStateProps {
  title?: string | undefined;
  message?: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  children?: ReactNode;
}

export const ErrorState = ({
  title = messages.part.failed,
  message,
  onRetry,
  retrying,
  children,
}: ErrorStateProps) => (
  <Flex
    role="alert"
    gap="3"
    p="5"
    borderWidth="1px"
    borderColor="danger.border"
    borderRadius="xl"
    bg="danger.subtle"
  >
    <Box color="danger.fg" pt="0.5" aria-hidden>
      <CircleAlert size={20} />
    </Box>
    <Box flex="1" minW="0">
      <Text fontWeight="semibold" color="danger.fg">
        {title}
      </Text>
      {message && (
        <Text mt="1" color="danger.fg">
          {message}
        </Text>
      )}
      {(onRetry || children) && (
        <Flex mt="4" gap="3" wrap="wrap">
          {onRetry && (
            <Button
              variant="outline"
              size="sm"
              loading={retrying}
              loadingText={messages.busy}
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          )}
          {children}
        </Flex>
      )}
    </Box>
  </Flex>
);
