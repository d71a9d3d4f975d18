import { csvUnreadable as unreadableText } from '@hawiyat/shared/contract/core/csv';
import { type Limit, wrongField } from '../kernel/domain-error.ts';

export const csvUnreadable = wrongField('csv-unreadable', 'csv', unreadableText);
export const csvColumnMissing = wrongField(
  'csv-column-missing',
  'csv',
  ({ missing, amount, found }: { missing: string; amount: number; found: string }) =>
    [
      amount === 1 ? `العمود ${missing} غير موجود في الملف.` : `أعمدة غير موجودة في الملف: ${missing}.`,
      found ? `الأعمدة الموجودة: ${found}.` : 'لا توجد أعمدة في الملف.',
    ].join(' '),
);
export const csvTooLong = wrongField(
  'csv-too-long',
  'csv',
  ({ most }: Limit) => `يجب ألا يزيد الملف على ${most} صف.`,
);

export const csvErrors = [csvUnreadable, csvColumnMissing, csvTooLong];
