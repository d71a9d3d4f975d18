import { texts } from '@hawiyat/shared/texts';
import { noun, pluralize } from '../../locale/plurals.ts';

const change = noun('| تغيير واحد | تغييران | تغييرين | تغييرات | تغييرًا | تغيير');

export const messages = texts('ui/list', {
  details: 'التفاصيل',
  new: 'جديد',
  deselect: 'إلغاء التحديد',
  show: (changes: number) =>
    `${pluralize(changes, change)}، ${changes === 1 ? 'عرضه' : changes === 2 ? 'عرضهما' : 'عرضها'}`,
});
