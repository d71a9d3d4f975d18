import type { Area, AreaAction } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { html } from 'ghtml';
import { areaFields, formValues } from './area-form.ts';
import type { RejectedForm } from './controls.ts';
import { expandableForm } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';
import { openLog, type RolloutLogView } from './log.ts';
import { idOf, nameOf } from './words.ts';

/** Outcome of the last form. */
export interface AreasNotice {
  readonly text: string;
  readonly rejected: RejectedForm | null;
}

/** The areas of the panel, with the commands on them and their log. */
export function areasPage(areas: readonly Area[], log: RolloutLogView, notice: AreasNotice | null): string {
  const rejected = notice?.rejected ?? null;
  return html`<div class="title"><h1>الأقسام</h1></div>
!${notice ? html`<p class="notice ${rejected ? 'bad' : 'good'}" role="${rejected ? 'alert' : 'status'}">${notice.text}</p>` : ''}
<section class="card" aria-labelledby="add-area">
<header><h2 id="add-area">قسم جديد</h2></header>
<p class="quiet">يظهر القسم في اللوحة فور إضافته لكل شركة وصل إليها إصدار منه، ولا يتغير إصدار أي قسم آخر.</p>
<div class="controls">!${areaForm(
    'add',
    null,
    'إضافة قسم',
    rejected,
    (
      typed,
    ) => html`!${field('area-add', 'name', 'اسم القسم', typed, { isLine: true, isLtr: true, isRequired: true, most: 33, hint: `مثل ${isolate('mf-billing')}، وهو اسم حزمته.` })}
!${areaFields('add', typed)}
<button class="primary">إضافة القسم</button>`,
  )}</div>
</section>
!${areas.map((area) => card(area, areas, rejected))}
<section class="card" aria-labelledby="areas-log">
<header><h2 id="areas-log">سجل الأقسام</h2></header>
!${openLog(log)}
</section>`;
}

function card(area: Area, areas: readonly Area[], rejected: RejectedForm | null): string {
  const { name, owner, sections } = area;
  return html`<section class="card" id="${name}" aria-labelledby="${name}-name">
<header><h2 id="${name}-name">${nameOf(name, areas)}</h2> !${idOf(name)}</header>
<p class="quiet">الفريق المسؤول: <bdi>${owner}</bdi></p>
<ul class="rows">!${sections.map(sectionRow)}</ul>
<div class="controls">
!${areaForm(
    'change',
    area,
    'تعديل',
    rejected,
    (typed) => html`!${areaFields(`${name}.change`, typed)}
!${field(`area-${name}-change`, 'reason', 'السبب (اختياري)', typed)}
<button class="primary">حفظ القسم</button>`,
  )}
!${areaForm(
    'retire',
    area,
    'إزالة',
    rejected,
    (
      typed,
    ) => html`<p>يختفي القسم من القائمة عند الجميع، وتصبح مساراته غير موجودة. تبقى إصداراته وسجله، ويمكن إضافته من جديد.</p>
!${field(`area-${name}-retire`, 'reason', 'السبب (اختياري)', typed)}
<button class="danger">إزالة القسم</button>`,
  )}
</div>
</section>`;
}

function sectionRow({ path, title, icon, position }: Area['sections'][number]): string {
  const drawn =
    icon === null
      ? ''
      : html`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${icon}"/></svg>`;
  const place = position === null ? 'ليس في القائمة' : html`الموضع ${position}`;
  return html`<li><div>!${drawn} <b>${title ?? ''}</b> !${idOf(path)}</div><span class="quiet">!${place}</span></li>`;
}

const proposalOf = ({ name: _, ...proposal }: Area) => proposal;

function areaForm(
  action: AreaAction,
  area: Area | null,
  label: string,
  rejected: RejectedForm | null,
  content: (typed: FormState) => string,
): string {
  const form = area ? `${area.name}.${action}` : action;
  const own = rejected?.form === form ? rejected : null;
  const shown = area ? { values: formValues(area), errors: {} } : emptyForm;
  return expandableForm(
    {
      group: area?.name ?? 'add',
      label,
      ...(area && { subject: area.name }),
      variant: action === 'retire' ? 'dangerous' : action === 'add' ? 'primary' : '',
      isOpen: own !== null,
    },
    {
      to: '/operator/areas',
      hidden: { action, ...(area && { name: area.name, seen: JSON.stringify(proposalOf(area)) }) },
    },
    content(own ?? shown),
  );
}
