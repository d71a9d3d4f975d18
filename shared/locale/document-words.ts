import { texts } from '@hawiyat/shared/texts';
import type { DocumentKind, DocumentState } from '../contract/fleet/documents.ts';

export const documentKindLabel: Record<DocumentKind, string> = /*#__PURE__*/ texts('locale/document-kinds', {
  'mwan-permit': 'تصريح موان',
  'operating-card': 'بطاقة التشغيل',
  insurance: 'التأمين',
  inspection: 'الفحص الدوري',
  'driver-card': 'بطاقة السائق',
  'driving-license': 'رخصة القيادة',
  other: 'وثيقة أخرى',
});

export const documentStateLabel: Record<DocumentState, string> = /*#__PURE__*/ texts(
  'locale/document-states',
  { expired: 'منتهية', soon: 'تنتهي قريبًا', valid: 'سارية' },
);
