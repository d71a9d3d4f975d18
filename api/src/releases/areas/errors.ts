import { isolate } from '@hawiyat/shared/locale/bidi';
import { conflict, missing, wrongField } from '../../kernel/domain-error.ts';
import { messages } from '../../kernel/messages.ts';

export const areaUnknown = missing(
  'area-unknown',
  ({ name }: { name: string }) => `لا يوجد قسم بالاسم ${isolate(name)}.`,
  { code: true },
);
export const areaExists = conflict(
  'area-exists',
  ({ name }: { name: string }) => `يوجد قسم بالاسم ${isolate(name)}.`,
  { code: true },
);
export const areaRequired = wrongField('area-required', 'area', messages.valueMissing);
export const areaPathTaken = conflict(
  'area-path-taken',
  ({ name, path, other, taken }: { name: string; path: string; other: string; taken: string }) =>
    `يتداخل المسار ${isolate(path)} في القسم ${isolate(name)} مع المسار ${isolate(taken)} في القسم ${isolate(other)}.`,
  { code: true },
);
export const areaPathReserved = conflict(
  'area-path-reserved',
  ({ path }: { path: string }) => `المسار ${isolate(path)} محجوز للمنصة نفسها.`,
  { code: true },
);
export const areaPathTwice = conflict(
  'area-path-twice',
  ({ path }: { path: string }) => `تكرر المسار ${isolate(path)}.`,
  { code: true },
);
export const areaUnfinished = conflict(
  'area-unfinished',
  ({ path }: { path: string }) => `يظهر المسار ${isolate(path)} في القائمة، فيحتاج إلى عنوان وأيقونة.`,
  { code: true },
);
export const areaUntitled = conflict('area-untitled', 'يحتاج القسم إلى عنوان لأحد مساراته على الأقل.', {
  code: true,
});
export const areaTitleTaken = conflict(
  'area-title-taken',
  ({ title, other }: { title: string; other: string }) =>
    `العنوان «${title}» للقسم ${isolate(other)}. اختر عنوانًا آخر.`,
  { code: true },
);
