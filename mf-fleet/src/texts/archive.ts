import { isolate } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/archive', {
  loading: 'جاري تحميل الأرشيف...',
  restore: 'استعادة',
  restoreNamed: (name: string) => `استعادة ${name}`,
  archive: 'أرشفة',
  archiving: 'جاري الأرشفة...',
  instead: 'أرشفة بدلًا من الحذف',
  insteadHint: 'الأرشفة إخراج من القوائم يمكن التراجع عنه خلال 30 يومًا.',
  container: {
    title: 'أرشفة الحاوية',
    question: 'هل تريد أرشفة الحاوية',
    effect:
      'تخرج الحاوية من القوائم والعروض، ويبقى رقمها محفوظًا لها. يمكنك استعادتها من الأرشيف خلال 30 يومًا، ثم تُحذف نهائيًا.',
    archive: (number: string) => `أُرشفت الحاوية ${isolate(number)}، ويمكن استعادتها خلال 30 يومًا.`,
    restore: (number: string) => `استُعيدت الحاوية ${isolate(number)}.`,
    list: 'أرشيف الحاويات',
    empty: 'لا توجد حاويات مؤرشفة.',
    until: 'تُحذف نهائيًا في',
  },
  driver: {
    title: 'أرشفة السائق',
    question: 'هل تريد أرشفة السائق',
    effect:
      'يخرج السائق من القوائم ويتوقف دخوله إلى تطبيق السائقين فورًا. يمكنك استعادته من الأرشيف خلال 30 يومًا، ثم تُحذف بياناته نهائيًا.',
    archive: (name: string) => `أُرشف السائق ${name}، ويمكن استعادته خلال 30 يومًا.`,
    restore: (name: string) => `استُعيد السائق ${name}.`,
    list: 'أرشيف السائقين',
    empty: 'لا يوجد سائقون مؤرشفون.',
    until: 'يُحذف نهائيًا في',
  },
});
