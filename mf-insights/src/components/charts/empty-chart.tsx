import { Center, Text } from '@hawiyat/shared/ui';
import { messages as dashboard } from '../../texts/dashboard.ts';

export function EmptyChart() {
  return (
    <Center dir="rtl" position="absolute" inset="0" pb="8" pointerEvents="none">
      <Text maxW="xs" px="4" py="2" bg="bg.panel" color="fg.muted" textAlign="center">
        {dashboard.empty}
      </Text>
    </Center>
  );
}
