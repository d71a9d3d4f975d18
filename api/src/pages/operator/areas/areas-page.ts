import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { type Area, type AreaAction, changeArea } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { html } from 'ghtml';
import type { App } from '../../../app-context.ts';
import { loggedName } from '../../../auth/index.ts';
import { invalid } from '../../../http/http-error.ts';
import { validate } from '../../../http/validate.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import { areasLog, changeAreas } from '../../../releases/index.ts';
import { card, emptyCard, pageTitle } from '../components/card.ts';
import type { FormState } from '../components/field.ts';
import { type Confirmation, confirmation, typedInto } from '../components/form.ts';
import { row, rows } from '../components/list.ts';
import { notice, type Outcome } from '../components/notice.ts';
import { idOf, quiet, typedText } from '../components/text.ts';
import type { FormPage } from '../form-page.ts';
import { openLog } from '../rollouts/log.ts';
import { nameOf } from '../rollouts/words.ts';
import { areaFields, areaOfForm, byFieldOfForm, formValues } from './area-form.ts';

export const areasPage = (app: App): FormPage => ({
  ...{ path: '/operator/areas', title: 'الأقسام', section: 'areas', subject: 'name' },
  doneTexts: {
    add: 'تمت إضافة القسم. يظهر لمن يصل إليه أول إصدار منه.',
    change: 'تم تعديل القسم.',
    retire: 'تمت إزالة القسم من اللوحة، وبقيت إصداراته وسجله.',
  },
  content: (outcome) => content(app, outcome),
  run: async (sent, operator) => {
    const name = sent.get('name')?.trim() ?? '';
    await changeAreas(app, name, changeOf(name, sent), loggedName(operator));
    return {};
  },
  // With a code, the message names the paths, and the fields suit a command line only.
  reject: (_, { message, code, fields = {} }) => ({
    text: message,
    errors: code === undefined ? fields : {},
  }),
});

function changeOf(name: string, sent: URLSearchParams): ValidatedInput<typeof changeArea>['body'] {
  assertPlainText(Object.fromEntries(sent));
  const [action, reason] = [sent.get('action'), sent.get('reason')?.trim() || undefined];
  const seen = areaOfJson(sent.get('seen') ?? '');
  const change = { action, reason, seen, ...(action !== 'retire' && { area: areaOfForm(sent) }) };
  validate(changeArea.params, { name }, invalid);
  validate(changeArea.body, change, (fields) => invalid(byFieldOfForm(fields)));
  return changeArea.body.parse(change);
}

function areaOfJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function content(app: App, outcome: Outcome | null): Promise<string> {
  const { areas } = await app.rollouts.states();
  const rejected = outcome?.rejected ?? null;
  return html`!${pageTitle('الأقسام')}
!${notice(outcome)}
!${addCard(rejected)}
!${areas.map((area) => areaCard(area, nameOf(area.name, areas), rejected))}
!${areas.length === 0 ? emptyCard('لا توجد أقسام', 'يظهر هنا كل قسم بعد إضافته.') : ''}
!${card({ id: 'areas-log', heading: 'سجل الأقسام' }, openLog(await app.rollouts.log(areasLog)))}`;
}

const nameField = {
  ...{ name: 'name', label: 'اسم القسم', isLine: true, isLtr: true, isRequired: true, most: 33 },
  hint: `مثل ${isolate('mf-billing')}، وهو اسم حزمته.`,
};
const reasonField = { name: 'reason', label: 'السبب (اختياري)' };

function addCard(rejected: FormState | null): string {
  const target = targetOf('add', null);
  const values = typedInto(target, rejected)?.values ?? new URLSearchParams();
  const form: Confirmation = {
    ...{ ...target, label: 'إضافة قسم', variant: 'primary', confirm: 'إضافة القسم' },
    fields: [nameField, ...areaFields(values)],
  };
  return card(
    { id: 'add-area', heading: 'قسم جديد' },
    html`!${quiet('يظهر القسم في اللوحة فور إضافته لكل شركة وصل إليها إصدار منه، ولا يتغير إصدار أي قسم آخر.')}
<div class="controls">!${confirmation(form, rejected)}</div>`,
  );
}

function areaCard(area: Area, title: string, rejected: FormState | null): string {
  const { name, owner, sections } = area;
  const target = targetOf('change', area);
  const initial = { values: formValues(area), errors: {} };
  const { values } = typedInto(target, rejected) ?? initial;
  const change = {
    ...{ ...target, label: 'تعديل', confirm: 'حفظ القسم', initial },
    fields: [...areaFields(values), reasonField],
  };
  const retire: Confirmation = {
    ...{ ...targetOf('retire', area), label: 'إزالة', variant: 'dangerous', confirm: 'إزالة القسم' },
    says: '<p>يختفي القسم من القائمة عند الجميع، وتصبح مساراته غير موجودة. تبقى إصداراته وسجله، ويمكن إضافته من جديد.</p>',
    fields: [reasonField],
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

function targetOf(action: AreaAction, area: Area | null): Omit<Confirmation, 'label' | 'confirm'> {
  const { name, ...seen } = area ?? {};
  const own = name === undefined ? { group: 'add' } : { group: name, subject: name };
  const hidden = { action, ...(name !== undefined && { name, seen: JSON.stringify(seen) }) };
  return { to: '/operator/areas', hidden, ...own };
}
