import { conflict } from '../kernel/domain-error.ts';

export const personActive = conflict('person-active', 'ما زال هذا الشخص في الشركة. أزله من الأشخاص أولًا.', {
  code: true,
});
export const customerBusy = conflict(
  'customer-busy',
  'للعميل طلب مفتوح أو طلب قيد التنفيذ. تُحذف بياناته بعد انتهائه.',
  { code: true },
);
