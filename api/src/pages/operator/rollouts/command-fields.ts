import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import {
  haltCauses,
  type RolloutStateResponse,
  type Timetable,
  workingHours,
} from '@hawiyat/shared/contract/platform/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import type { Field } from '../components/field.ts';
import { causeNames, plainTimetable } from './words.ts';

export const reason = (label: string): Field => ({ name: 'reason', label, isRequired: true });
export const optionalReason: Field = { name: 'reason', label: 'السبب (اختياري)' };

export const cause: Field = {
  ...{ name: 'cause', label: 'نوع العطل' },
  hint: 'إن حددت نوعًا فلا يُعاد إطلاق الإصدار إلا بطلب عضوين.',
  options: [['', 'غير ذلك'], ...haltCauses.map((cause) => [cause, causeNames[cause]] as const)],
};

const identifiers = { hint: 'معرّفات المنشآت، بينها مسافة أو فاصلة.', isNumbers: true };
export const companies: readonly Field[] = [
  { ...identifiers, name: 'include', label: 'شركات تحصل على المرشح (اختياري)' },
  { ...identifiers, name: 'exclude', label: 'شركات مستثناة منه (اختياري)' },
];

/** By hand, in working hours, or as it is set now: only the command line sets other hours. */
export function timetable(present: Timetable | null): Field {
  const value = (hours: Timetable | null) => (hours ? JSON.stringify(hours) : '');
  const text = (hours: Timetable | null) => (hours ? `تلقائيًا: ${plainTimetable(hours)}` : 'يدويًا فقط');
  const known = new Map([null, workingHours, present].map((hours) => [value(hours), text(hours)]));
  return {
    ...{ name: 'timetable', label: 'طريقة التقدم', initial: value(present), options: [...known] },
    hint: 'التلقائي يتقدم حين تكتمل شروط المرحلة، في الساعات المحددة فقط.',
  };
}

/** Empty without a release to start. */
export function start(
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
  // An option cannot contain elements, so characters isolate its parts.
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
    timetable(null),
    ...companies,
    {
      ...{ name: 'reason', label: needsReason ? 'السبب' : 'السبب (اختياري)' },
      hint: needsReason ? 'مطلوب لإصدار أُوقف سابقًا أو بلا تقرير تجربة.' : '',
    },
  ];
}
