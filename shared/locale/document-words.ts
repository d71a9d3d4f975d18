import type { DocumentKind, DocumentState } from '../contract/fleet/documents.ts';

export const documentKindLabel: Record<DocumentKind, string> = {
  'mwan-permit': 'تصريح موان',
  'operating-card': 'بطاقة التشغيل',
  insurance: 'التأمين',
  inspection: 'الفحص الدوري',
  'driver-card': 'بطاقة السائق',
  'driving-license': 'رخصة القيادة',
  other: 'وثيقة أخرى',
};

export const documentStateLabel: Record<DocumentState, string> = {
  expired: 'منتهية',
  soon: 'تنتهي قريبًا',
  valid: 'سارية',
};
