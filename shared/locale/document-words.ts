import type { DocumentKind, DocumentOwner, PaperState } from '../contract/fleet/documents.ts';

export const documentKindLabel: Record<DocumentKind, string> = {
  'mwan-permit': 'تصريح موان',
  'operating-card': 'بطاقة التشغيل',
  insurance: 'التأمين',
  inspection: 'الفحص الدوري',
  'driver-card': 'بطاقة السائق',
  'driving-license': 'رخصة القيادة',
  other: 'وثيقة أخرى',
};

export const documentOwnerLabel: Record<DocumentOwner, string> = {
  company: 'الشركة',
  truck: 'مركبة',
  driver: 'سائق',
};

export const paperStateLabel: Record<PaperState, string> = {
  expired: 'منتهية',
  soon: 'تنتهي قريبًا',
  valid: 'سارية',
};
