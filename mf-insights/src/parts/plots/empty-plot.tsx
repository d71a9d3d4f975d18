import { Center, Text } from '@hawiyat/shared/ui';
import { partMessages } from '../part-messages.ts';

/** Over a chart that has nothing to draw yet. */
export function EmptyPlot() {
  return (
    <Center dir="rtl" position="absolute" inset="0" pb="8" pointerEvents="none">
      <Text maxW="xs" px="4" py="2" bg="bg.panel" color="fg.muted" textAlign="center">
        {partMessages.empty}
      </Text>
    </Center>
  );
}
