import { statementLimit } from '@hawiyat/shared/contract/company/dashboard';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { wrongField } from '../kernel/domain-error.ts';

export const statementTooLong = wrongField(
  'statement-too-long',
  'to',
  `في هذه الفترة أكثر من ${pluralizeGenitive(statementLimit, 'order')}. يرجى اختيار فترة أقصر.`,
);
