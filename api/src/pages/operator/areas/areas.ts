import type { Area, AreaAction } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { html } from 'ghtml';
import { card, emptyCard, pageTitle } from '../parts/card.ts';
import type { Field } from '../parts/field.ts';
import { type Confirmation, confirmation, dangerButton, primaryButton } from '../parts/form.ts';
import { row, rows } from '../parts/list.ts';
import { notice, type Outcome, type RejectedForm } from '../parts/notice.ts';
import { idOf, quiet, typedText } from '../parts/text.ts';
import { openLog, type RolloutLogView } from '../rollouts/log.ts';
import { nameOf } from '../rollouts/words.ts';
import { areaFields, formValues } from './area-form.ts';

/** The areas of the panel, with the commands on them and their log. */
export function areasContent(areas: readonly Area[], log: RolloutLogView, outcome: Outcome | null): string {
  const rejected = outcome?.rejected ?? null;
  return html`!${pageTitle('الأقسام')}
!${notice(outcome)}
!${addCard(rejected)}
!${areas.map((area) => areaCard(area, nameOf(area.name, areas), rejected))}
!${areas.length === 0 ? emptyCard('لا توجد أقسام', 'يظهر هنا كل قسم بعد إضافته.') : ''}
!${card({ id: 'areas-log', heading: 'سجل الأقسام' }, openLog(log))}`;
}

const nameField = {
  ...{ name: 'name', label: 'اسم القسم', isLine: true, isLtr: true, isRequired: true, most: 33 },
  hint: `مثل ${isolate('mf-billing')}، وهو اسم حزمته.`,
};
const reasonField = { name: 'reason', label: 'السبب (اختياري)' };

function addCard(rejected: RejectedForm | null): string {
  const values = rejected?.form === 'add' ? rejected.values : new URLSearchParams();
  const adding = confirmation(
    {
      ...commandOn(null, 'add', 'إضافة قسم', [nameField, ...areaFields(values)]),
      ...{ variant: 'primary', buttons: primaryButton('إضافة القسم') },
    },
    rejected,
  );
  return card(
    { id: 'add-area', heading: 'قسم جديد' },
    html`!${quiet('يظهر القسم في اللوحة فور إضافته لكل شركة وصل إليها إصدار منه، ولا يتغير إصدار أي قسم آخر.')}
<div class="controls">!${adding}</div>`,
  );
}

function areaCard(area: Area, title: string, rejected: RejectedForm | null): string {
  const { name, owner, sections } = area;
  const initial = { values: formValues(area), errors: {} };
  const { values } = rejected?.form === `${name}.change` ? rejected : initial;
  const change = {
    ...commandOn(area, 'change', 'تعديل', [...areaFields(values), reasonField]),
    ...{ initial, buttons: primaryButton('حفظ القسم') },
  };
  const retire = {
    ...commandOn(area, 'retire', 'إزالة', [reasonField]),
    ...({ variant: 'dangerous', buttons: dangerButton('إزالة القسم') } as const),
    says: '<p>يختفي القسم من القائمة عند الجميع، وتصبح مساراته غير موجودة. تبقى إصداراته وسجله، ويمكن إضافته من جديد.</p>',
  };
  return card(
    { id: name, heading: html`${title}`, head: (heading) => html`!${heading} !${idOf(name)}` },
    html`!${quiet(html`الفريق المسؤول: !${typedText(owner)}`)}
!${rows(sections.map(sectionRow))}
<div class="controls">
!${confirmation(change, rejected)}
!${confirmation(retire, rejected)}
</div>`,
  );
}

function sectionRow({ path, title, icon, position }: Area['sections'][number]): string {
  const drawn =
    icon === null
      ? ''
      : html`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${icon}"/></svg>`;
  const place = position === null ? 'ليس في القائمة' : `الموضع ${position}`;
  return row(html`!${drawn} <b>${title ?? ''}</b> !${idOf(path)}`, html`<span class="quiet">${place}</span>`);
}

/** @param area null: the one that is added */
function commandOn(
  area: Area | null,
  action: AreaAction,
  label: string,
  fields: readonly Field[],
): Omit<Confirmation, 'buttons'> {
  const { name, ...seen } = area ?? {};
  return {
    ...{ name: name === undefined ? action : `${name}.${action}`, group: name ?? 'add', label, fields },
    ...(name !== undefined && { subject: name }),
    to: '/operator/areas',
    hidden: { action, ...(name !== undefined && { name, seen: JSON.stringify(seen) }) },
  };
}
