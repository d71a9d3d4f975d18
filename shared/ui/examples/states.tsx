import { CardRoot as Card, CardBody, CardFooter, Skeleton } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { Button } from '../button.tsx';
import { TableLoading } from '../data/table-loading.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { LoadingState } from '../loading-state.tsx';
import { type Example, Ground } from './example.tsx';
import { aWhile, longArabic } from './samples.ts';

const FailedPart = lazyPart<object>(() => aWhile().then(() => Promise.reject(new Error('no connection'))), {
  height: '6rem',
});

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
  {
    title: 'خطأ مع إعادة المحاولة',
    content: (
      <ErrorState title="تعذّر تحميل الحاويات" message={longArabic} retrying={false} onRetry={aWhile} />
    ),
  },
  { title: 'جزء يُحمَّل لاحقًا ويتعذّر تحميله', content: <FailedPart /> },
];

export const stateExamples = examples.map((example) => ({ ...example, bare: true as const }));
