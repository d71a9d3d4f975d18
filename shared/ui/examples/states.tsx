import { CardRoot as Card, CardBody, CardFooter, Skeleton } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { TableLoading } from '../data/table-loading.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { LinkButton } from '../link.tsx';
import { LoadingState } from '../loading-state.tsx';
import { Example, Examples, Ground } from './example.tsx';
import { aWhile, longArabic } from './samples.ts';

const FailedPart = lazyPart<object>(
  async () => {
    await aWhile();
    throw new Error('no connection');
  },
  { height: '6rem' },
);

export function StateExamples() {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await aWhile();
    setRetrying(false);
  };
  return (
    <Examples>
      <Example title="بطاقة" bare>
        <Card>
          <CardBody>محتوى البطاقة</CardBody>
          <CardFooter>
            <Button size="sm">إجراء</Button>
          </CardFooter>
        </Card>
      </Example>
      <Example title="قيد التحميل: بطاقات" bare>
        <LoadingState label="جاري تحميل الحاويات...">
          <Ground>
            <Skeleton h="5" w="40" />
            <Skeleton h="4" />
            <Skeleton h="4" w="64" maxW="full" />
          </Ground>
        </LoadingState>
      </Example>
      <Example title="قيد التحميل: جدول" bare>
        <TableLoading label="جاري تحميل الطلبات..." />
      </Example>
      <Example title="لا محتوى" bare>
        <EmptyState
          title="لا توجد حاويات"
          hint="أضف أول حاوية لتبدأ باستقبال الطلبات."
          icon={<Package size={24} />}
        >
          <Button>إضافة حاوية جديدة</Button>
        </EmptyState>
      </Example>
      <Example title="لا محتوى: نص طويل بلا أيقونة" bare>
        <EmptyState title="لا توجد نتائج مطابقة" hint={longArabic} />
      </Example>
      <Example title="خطأ مع إعادة المحاولة" bare>
        <ErrorState
          title="تعذّر تحميل الحاويات"
          message="حدث خطأ غير متوقع. يرجى المحاولة لاحقًا."
          retrying={retrying}
          onRetry={retry}
        >
          <LinkButton to="/examples" variant="ghost" size="sm">
            العودة إلى الصفحة الرئيسية
          </LinkButton>
        </ErrorState>
      </Example>
      <Example title="خطأ: تُعاد المحاولة، ونص طويل" bare>
        <ErrorState title="تعذّر تحميل السائقين" message={longArabic} retrying onRetry={() => {}} />
      </Example>
      <Example title="جزء يُحمَّل لاحقًا ويتعذّر تحميله" bare>
        <FailedPart />
      </Example>
    </Examples>
  );
}
