import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import type { Area } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { html } from 'ghtml';
import { type FormState, field } from './field.ts';

const pathHint = `مثل ${isolate('/billing')}، ويشمل كل ما تحته. إفراغه يحذفه.`;
const iconHint = `مسار SVG في مربع ${isolate('24×24')}.`;

/** Paths that a form offers beside those that the area has. */
const blank = 1;
const mostSections = 20;

/** @returns the area as a form describes it, for the contract's schema; a section without a path is left out */
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

/** Anything but digits stays as it is, and the schema says so. */
function numberOf(text: string | null): number | string | null {
  const digits = text && typedNumber(text);
  return digits && /^\d+$/.test(digits) ? Number(digits) : text;
}

/** @returns the errors of the schema by the form's fields: `area.sections.0.path` is `path-0` */
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

/** @returns the values of a form that shows the area as it is */
export function formValues({ audience, owner, sections }: Area): URLSearchParams {
  const values = new URLSearchParams({ audience, owner });
  for (const [i, section] of sections.entries())
    for (const [name, value] of Object.entries(section)) values.set(`${name}-${i}`, String(value ?? ''));
  return values;
}

/** The fields of an area, for adding and for changing it. */
export function areaFields(form: string, typed: FormState): string {
  const known = rows(typed.values).length;
  const count = Math.min(mostSections, Math.max(known + blank, 1));
  const audience = typed.values.get('audience') ?? 'company';
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${audience === value ? 'selected' : ''}>${label}</option>`;
  const id = (text: string) => `area-${form.replace('.', '-')}-${text}`;
  return html`!${field(id('area'), 'owner', 'الفريق المسؤول', typed, { isLine: true, isRequired: true, most: 100 })}
<div class="field"><label for="${id('audience')}">من يفتحه</label><select id="${id('audience')}" name="audience">!${option('company', 'الشركات')}!${option('anyone', 'الزوار أيضًا')}</select></div>
!${Array.from({ length: count }, (_, i) => sectionFields(id('area'), i, i >= known && known > 0, typed))}`;
}

function sectionFields(form: string, i: number, isAnother: boolean, typed: FormState): string {
  const legend = isAnother ? 'مسار آخر (اختياري)' : 'المسار وما يظهر في القائمة';
  return html`<fieldset><legend>${legend}</legend>
!${field(form, `path-${i}`, 'المسار', typed, { isLine: true, isLtr: true, most: 100, hint: pathHint })}
!${field(form, `title-${i}`, 'العنوان (اختياري)', typed, { isLine: true, most: 60 })}
!${field(form, `icon-${i}`, 'الأيقونة (اختياري)', typed, { isLine: true, isLtr: true, most: 2000, hint: iconHint })}
!${field(form, `position-${i}`, 'الموضع في القائمة (اختياري)', typed, { isLine: true, isNumbers: true, most: 5, hint: 'الأصغر أعلى. دونه لا يظهر القسم في القائمة.' })}
</fieldset>`;
}
