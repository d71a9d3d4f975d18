import { $session } from '@hawiyat/shared/state';
import { Center, Heading, LinkButton, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { MapPinOff } from 'lucide-react';
import { usePageTitle } from './layout/use-page-title.ts';

const title = 'الصفحة غير موجودة';

/** In the panel the layout's header already has the h1. */
export function NotFoundScreen() {
  const inPanel = useStore($session) !== null;
  const heading = usePageTitle(title);
  return (
    <Center as={inPanel ? 'div' : 'main'} minH={inPanel ? '64' : 'dvh'} px="4" py="16">
      <Stack align="center" textAlign="center" gap="2">
        <Center boxSize="16" mb="2" borderRadius="full" bg="brand.subtle" color="brand.fg" aria-hidden>
          <MapPinOff size={28} />
        </Center>
        <Heading as={inPanel ? 'h2' : 'h1'} ref={heading} tabIndex={-1} size="xl" outline="none">
          {title}
        </Heading>
        <Text color="fg.muted">قد يكون الرابط غير صحيح أو أن الصفحة نُقلت.</Text>
        <LinkButton to="/" mt="4">
          العودة إلى الصفحة الرئيسية
        </LinkButton>
      </Stack>
    </Center>
  );
}
