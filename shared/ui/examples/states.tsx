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
import { type Example, Ground } from './example.tsx';
import { aWhile, longArabic } from './samples.ts';

const FailedPart = lazyPart<object>(() => aWhile().then(() => Promise.reject(new Error('no connection'))), {
  height: '6rem',
});

function Failed() {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void aWhile().then(() => setRetrying(false));
  };
  return (
    <ErrorState title="تعذّر تحميل الحاويات" message={longArabic} retrying={retrying} onRetry={retry}>
      <LinkButton to="/examples" variant="ghost" size="sm">
        العودة إلى الصفحة الرئيسية
      </LinkButton>
    </ErrorState>
  );
}

const examples: readonly Example[] = [
  {
    title: 'بطاقة',
    content: (
      <Card>
        <CardBody>محتوى البطاقة</CardBody>
        <CardFooter>
          <Button size="sm">إجراء</Button>
        </CardFooter>
      </Card>
    ),
  },
  {
    title: 'قيد التحميل: بطاقات',
    content: (
      <LoadingState label="جاري تحميل الحاويات...">
        <Ground>
          <Skeleton h="5" w="40" />
          <Skeleton h="4" />
        </Ground>
      </LoadingState>
    ),
  },
  { title: 'قيد التحميل: جدول', content: <TableLoading label="جاري تحميل الطلبات..." /> },
  {
    title: 'لا محتوى',
    content: (
      <EmptyState title="لا توجد حاويات" hint={longArabic} icon={<Package size={24} />}>
        <Button>إضافة حاوية جديدة</Button>
      </EmptyState>
    ),
  },
  { title: 'خطأ مع إعادة المحاولة', content: <Failed /> },
  { title: 'جزء يُحمَّل لاحقًا ويتعذّر تحميله', content: <FailedPart /> },
];

export const stateExamples = examples.map((example) => ({ ...example, bare: true as const }));
