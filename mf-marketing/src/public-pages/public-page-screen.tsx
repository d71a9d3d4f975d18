import { Box, Center, EmptyState, LinkButton, Logo } from '@hawiyat/shared/ui';

/** A public page, until it is built: who this is, and the way into the panel. */
export function PublicPageScreen() {
  return (
    <Center as="main" minH="100dvh" p="4">
      <Box w="full" maxW="lg">
        <EmptyState title="هذا القسم قيد الإعداد" hint="سيظهر هنا فور اكتماله." icon={<Logo />}>
          <LinkButton to="/signin">تسجيل الدخول</LinkButton>
        </EmptyState>
      </Box>
    </Center>
  );
}
