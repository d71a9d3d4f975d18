import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { Box, ErrorState, LinkButton } from '@hawiyat/shared/ui';
import { isPublic } from '../composition/areas.ts';
import { retryArea } from '../composition/areas-store.ts';

export function AreaFailed({ name, whileInUse }: { name: RemoteName; whileInUse: boolean }) {
  const box = (
    <ErrorState
      title="تعذّر تحميل هذا القسم"
      message={
        whileInUse
          ? 'توقف هذا القسم بسبب خطأ غير متوقع. لم تتأثر بياناتك المحفوظة.'
          : 'بقية لوحة التحكم تعمل كالمعتاد. يرجى إعادة المحاولة، وإن استمر الخطأ فتواصل مع الدعم.'
      }
      onRetry={() => retryArea(name)}
    >
      <LinkButton to="/" variant="ghost" size="sm">
        العودة إلى الصفحة الرئيسية
      </LinkButton>
    </ErrorState>
  );
  // A public page has no layout around its area.
  return isPublic(name) ? (
    <Box as="main" maxW="2xl" mx="auto" px="4" py="16">
      {box}
    </Box>
  ) : (
    box
  );
}
