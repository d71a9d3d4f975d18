import { conflict, type Limit, missing, wrongField } from '../kernel/domain-error.ts';

export const documentsFull = conflict(
  'documents-full',
  ({ most }: Limit) => `بلغت شركتك الحد الأعلى للوثائق، وهو ${most} وثيقة.`,
  { code: 'quota_reached' },
);
export const documentMissing = missing('document-missing', 'الوثيقة غير موجودة.');
export const documentExists = conflict(
  'document-exists',
  'توجد وثيقة سارية من هذا النوع. جدّدها بدلًا من إضافة أخرى.',
  { field: 'kind', code: true },
);
export const documentReplaced = conflict(
  'document-replaced',
  'جُدّدت هذه الوثيقة من قبل. يرجى فتح الوثيقة الجديدة.',
  { code: true },
);
export const documentDaysWrong = wrongField(
  'document-days-wrong',
  'expiresOn',
  'تاريخ الانتهاء قبل تاريخ الإصدار',
);
export const documentKindWrong = wrongField('document-kind-wrong', 'kind', 'هذا النوع ليس من وثائق صاحبها');
