import { Box, Heading, LinkButton, Logo, Stack, Text } from '@hawiyat/shared/ui';
import { useEffect } from 'react';

const titles = {
  '/signup': 'إنشاء حساب',
};

/** A public page, until it is built: what it will be, that it is not there yet, and the way back. */
export function PublicPageScreen({ path }: { path: keyof typeof titles }) {
  const title = titles[path];
  useEffect(() => {
    document.title = `${title} · منصة حاويات`;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [title]);
  return (
    <Stack as="main" minH="dvh" px="4" py="10" align="center" justify="center" textAlign="center" gap="6">
      <Logo />
      <Box maxW="md">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text color="fg.muted" mt="3">
          هذا القسم قيد الإعداد. سيظهر هنا فور اكتماله.
        </Text>
      </Box>
      <LinkButton to="/">العودة إلى الصفحة الرئيسية</LinkButton>
    </Stack>
  );
}
