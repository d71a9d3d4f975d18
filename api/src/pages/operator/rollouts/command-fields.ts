import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import {
  haltCauses,
  type RolloutStateResponse,
  type Timetable,
  workingHours,
} from '@hawiyat/shared/contract/platform/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import type { Field } from '../parts/field.ts';
import { causeNames, plainTimetable } from './words.ts';

export const reasonField = (label: string): Field => ({ name: 'reason', label, isRequired: true });
export const optionalReason: Field = { name: 'reason', label: 'السبب (اختياري)' };

export const causeField: Field = {
  ...{ name: 'cause', label: 'نوع العطل' },
  hint: 'إن حددت نوعًا فلا يُعاد إطلاق الإصدار إلا بطلب عضوين.',
  options: [['', 'غير ذلك'], ...haltCauses.map((cause) => [cause, causeNames[cause]] as const)],
};

const companies = { hint: 'معرّفات المنشآت، بينها مسافة أو فاصلة.', isNumbers: true };
export const companyFields: readonly Field[] = [
  { ...companies, name: 'include', label: 'شركات تحصل على المرشح (اختياري)' },
  { ...companies, name: 'exclude', label: 'شركات مستثناة منه (اختياري)' },
];

/** By hand, in working hours, or as it is set now: other hours are for the command line. */
export function timetableField(present: Timetable | null): Field {
  const value = (timetable: Timetable | null) => (timetable ? JSON.stringify(timetable) : '');
  // An option cannot contain elements.
  const text = (timetable: Timetable | null) =>
    timetable ? `تلقائيًا: ${plainTimetable(timetable)}` : 'يدويًا فقط';
  const known = new Map([null, workingHours, present].map((item) => [value(item), text(item)]));
  return {
    ...{ name: 'timetable', label: 'طريقة التقدم', initial: value(present), options: [...known] },
    hint: 'التلقائي يتقدم حين تكتمل شروط المرحلة، في الساعات المحددة فقط.',
  };
}

/** @returns none: there is no release to start */
export function startFields(
  { stable, halted, needTwoPersons }: RolloutStateResponse,
  published: readonly PublishedRelease[],
): readonly Field[] {
  const offered = published.filter(({ id }) => id !== stable);
  if (offered.length === 0) return [];
  const hasUntried = offered.some(({ hasReport }) => !hasReport);
  const needsReason = hasUntried || offered.some(({ id }) => halted.includes(id));
  const haltedNote = (id: string) => {
    if (needTwoPersons.includes(id)) return ' · أُوقف سابقًا، ويعيد إطلاقه عضوان';
    return halted.includes(id) ? ' · أُوقف سابقًا' : '';
  };
  // Isolated by characters, because an option cannot contain elements.
  const text = ({ id, subject, publishedAt, hasReport }: PublishedRelease) =>
    `${isolate(id)}${subject === null ? '' : ` · ${isolate(subject)}`} · ${day(publishedAt)}${hasReport ? '' : ' · بلا تقرير تجربة'}${haltedNote(id)}`;
  const options = offered.map((release) => [release.id, text(release)] as const);
  const warning = 'لا تقرير تجربة لما كُتب عنده «بلا تقرير تجربة»: لم يره أحد يعمل، فلا يُطلق إلا بسبب.';
  const stagesHint = 'نسب الشركات تصاعديًا، وآخرها 100.';
  return [
    { name: 'release', label: 'الإصدار', options, ...(hasUntried && { warning }) },
    {
      ...{ name: 'stages', label: 'المراحل', initial: '1, 5, 25, 50, 100', hint: stagesHint },
      ...{ isLine: true, isNumbers: true, isRequired: true },
    },
    timetableField(null),
    ...companyFields,
    {
      ...{ name: 'reason', label: needsReason ? 'السبب' : 'السبب (اختياري)' },
      hint: needsReason ? 'مطلوب لإصدار أُوقف سابقًا أو بلا تقرير تجربة.' : '',
    },
  ];
}
