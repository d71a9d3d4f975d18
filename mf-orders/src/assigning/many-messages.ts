import { isolateName } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';

export const messages = {
  about: (tasks: number, first: string, last: string) =>
    `${pluralizeInline(tasks, 'order')}، ${first === last ? day(first) : `من ${day(first)} إلى ${day(last)}`}`,
  done: (name: string, tasks: number) =>
    `تم تعيين السائق ${isolateName(name)} لـ ${pluralizeGenitive(tasks, 'order')}`,
  undo: 'تراجع',
  undone: 'تراجع عن التعيين',
  takenOff: (name: string, tasks: number) =>
    `تم إلغاء تعيين السائق ${isolateName(name)} عن ${pluralizeGenitive(tasks, 'order')}`,
  notTakenOff: (tasks: number) =>
    `تعذّر التراجع عن ${pluralizeGenitive(tasks, 'order')}: انطلق السائق أو تغيّر بعد التعيين.`,
  notAll: (tasks: number) => `تعذّر التعيين لـ ${pluralizeGenitive(tasks, 'order')}:`,
  unknown: 'حدث خطأ في التعيين.',
  taken: (by: string | null, name: string) =>
    by === null
      ? `السائق المعيَّن: ${isolateName(name)}.`
      : `عيّن ${isolateName(by)} السائق ${isolateName(name)}.`,
};
