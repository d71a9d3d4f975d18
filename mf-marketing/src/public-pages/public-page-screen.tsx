import { Box, Heading, LinkButton, Logo, Stack, Text } from '@hawiyat/shared/ui';

/** A public page, until it is built: who this is, what is not there yet, and the way into the panel. */
export function PublicPageScreen() {
  return (
    <Stack as="main" minH="dvh" px="4" py="10" align="center" justify="center" textAlign="center" gap="6">
      <Logo />
      <Box maxW="md">
        <Heading as="h1" size="2xl">
          كل حاوياتك وطلباتك وسائقيك في لوحة واحدة
        </Heading>
        <Text color="fg.muted" mt="3">
          هذا القسم قيد الإعداد. سيظهر هنا فور اكتماله.
        </Text>
      </Box>
      <LinkButton to="/signin">تسجيل الدخول</LinkButton>
    </Stack>
  );
}
