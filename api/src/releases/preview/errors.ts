import { conflict, forbidden, type Limit, missing, wrongField } from '../../kernel/domain-error.ts';

export const untilOutOfRange = wrongField(
  'until-out-of-range',
  'until',
  ({ most }: Limit) => `يجب أن تنتهي المعاينة خلال ${most} يومًا من اليوم، وألا يكون يومها الأخير قد مضى.`,
  { code: true, english: 'A preview ends within 60 days, and not in the past: --until 2026-12-01' },
);
export const previewWrong = missing('preview-wrong', 'رابط المعاينة غير صحيح. تأكد من نسخ الرابط كاملًا.', {
  code: true,
});
export const previewOver = conflict(
  'preview-over',
  'انتهت هذه المعاينة. اطلب رابطًا جديدًا من الفريق الذي أرسله.',
  { code: true },
);
export const previewOfOthers = forbidden(
  'preview-of-others',
  'هذه المعاينة لأشخاص محددين، وحسابك ليس منهم.',
  { code: true },
);
