import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import type { Area } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import type { Field } from '../components/field.ts';

const pathHint = `مثل ${isolate('/billing')}، ويشمل كل ما تحته. إفراغه يحذفه.`;
const iconHint = `مسار SVG في مربع ${isolate('24×24')}.`;

const emptySections = 1;
const mostSections = 20;

/** A section without a path is left out. */
export function areaOfForm(sent: URLSearchParams): unknown {
  const text = (name: string) => sent.get(name)?.trim() || null;
  const sections = rows(sent)
    .filter((i) => text(`path-${i}`) !== null)
    .map((i) => ({
      path: text(`path-${i}`),
      title: text(`title-${i}`),
      icon: text(`icon-${i}`),
      position: numberOf(text(`position-${i}`)),
    }));
  return { audience: text('audience'), owner: text('owner') ?? '', sections };
}

const rows = (sent: URLSearchParams) =>
  Array.from({ length: mostSections }, (_, i) => i).filter((i) => sent.has(`path-${i}`));

/** The schema rejects everything but digits. */
function numberOf(text: string | null): number | string | null {
  const digits = text && typedNumber(text);
  return digits && /^\d+$/.test(digits) ? Number(digits) : text;
}

/** `area.sections.0.path` becomes `path-0`. */
export const byFieldOfForm = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path
        .replace(/^area\./, '')
        .replace(/^sections$/, 'path-0')
        .replace(/^sections\.(\d+)\.(\w+)$/, '$2-$1'),
      text,
    ]),
  );

export function formValues({ audience, owner, sections }: Area): URLSearchParams {
  const values = new URLSearchParams({ audience, owner });
  for (const [i, section] of sections.entries())
    for (const [name, value] of Object.entries(section)) values.set(`${name}-${i}`, String(value ?? ''));
  return values;
}

const audiences = [
  ['company', 'الشركات'],
  ['anyone', 'الزوار أيضًا'],
] as const;

/** The values decide how many paths the form has. */
export function areaFields(values: URLSearchParams): readonly Field[] {
  const known = rows(values).length;
  const count = Math.min(mostSections, known + emptySections);
  return [
    { name: 'owner', label: 'الفريق المسؤول', isLine: true, isRequired: true, most: 100 },
    { name: 'audience', label: 'من يفتحه', options: audiences, initial: 'company' },
    ...Array.from({ length: count }, (_, i) => sectionFields(i, i >= known && known > 0)),
  ];
}

function sectionFields(i: number, isOptional: boolean): Field {
  const order = 'الأصغر أعلى. دونه لا يظهر القسم في القائمة.';
  const line = (name: string, label: string, most: number) => ({
    name: `${name}-${i}`,
    label,
    isLine: true,
    most,
  });
  return {
    legend: isOptional ? 'مسار آخر (اختياري)' : 'المسار وما يظهر في القائمة',
    fields: [
      { ...line('path', 'المسار', 100), isLtr: true, hint: pathHint },
      line('title', 'العنوان (اختياري)', 60),
      { ...line('icon', 'الأيقونة (اختياري)', 2000), isLtr: true, hint: iconHint },
      { ...line('position', 'الموضع في القائمة (اختياري)', 5), isNumbers: true, hint: order },
    ],
  };
}
