import { Box, Button, Text } from '@hawiyat/shared/ui';
import { Archive } from 'lucide-react';
import { messages } from './archive-messages.ts';

/** Offers the archive in a dialog that deletes. */
export function ArchiveInstead({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Box mt="3">
      <Button variant="outline" size="sm" disabled={disabled} onClick={onPress}>
        <Archive size={16} aria-hidden />
        {messages.instead}
      </Button>
      <Text mt="1.5" fontSize="xs">
        {messages.insteadHint}
      </Text>
    </Box>
  );
}
