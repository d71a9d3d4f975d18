import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import type { RolloutAction, RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { day } from '@hawiyat/shared/locale/dates';
import { stateFingerprint } from '../../releases/rollout-states.ts';
import { waitsFor } from './canary-figures.ts';
import { emptyForm, type FormState, field } from './field.ts';
import { html, type Markup } from './markup.ts';
import { idOf } from './words.ts';

/** The values of a rejected form, by its name (`mf-orders.halt`). */
export type RejectedForm = { readonly form: string } & FormState;

/** The commands that are possible now for one remote or the host. */
export function controls(
  rolloutState: RolloutStateResponse,
  published: readonly PublishedRelease[],
  rejected: RejectedForm | null,
): Markup {
  const { remote, stable, previous, rollout, canary } = rolloutState;
  const fingerprint = stateFingerprint(rolloutState);
  const form = (
    action: RolloutAction,
    content: (typed: FormState) => Markup,
  ) => html`<form method="post" action="/operator#${remote}">
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="action" value="${action}"><input type="hidden" name="seen" value="${fingerprint}">
${content(rejected?.form === `${remote}.${action}` ? rejected : emptyForm)}
</form>`;
  const button = (action: RolloutAction, label: string, variant = '') =>
    form(action, () => html`<button class="${variant}">${label}</button>`);
  /** A form that opens in the page: a confirmation step without scripts. */
  const expandableForm = (
    action: RolloutAction,
    label: string,
    variant: string,
    content: (typed: FormState) => Markup,
  ) =>
    html`<details class="ask" name="${remote}"${rejected?.form === `${remote}.${action}` && html` open`}>
<summary class="button ${variant}">${label}</summary>
${form(action, content)}
</details>`;

  const halted = rollout?.release ?? (previous === null ? null : stable);
  const backTo = rollout ? stable : previous;
  const missing = canary?.missing ?? [];
  return html`<div class="controls" data-live="${remote}-controls">
${rollout && !rollout.isPaused && missing.length === 0 && button('advance', 'المرحلة التالية', 'primary')}
${
  rollout &&
  !rollout.isPaused &&
  missing.length > 0 &&
  expandableForm(
    'advance',
    'المرحلة التالية',
    'primary',
    (typed) => html`${waitsFor(missing)}
<input type="hidden" name="override-canary" value="yes">
${field(`${remote}-advance`, 'reason', 'سبب المتابعة رغم ذلك', typed, { isRequired: true })}
<button class="primary">المتابعة إلى المرحلة التالية</button>`,
  )
}
${rollout && (rollout.isPaused ? button('resume', 'استئناف', 'primary') : button('pause', 'إيقاف مؤقت'))}
${
  rollout &&
  expandableForm(
    'name',
    'شركات محددة',
    '',
    (typed) => html`${companyFields(`${remote}-name`, typed)}
<button class="primary">حفظ</button>`,
  )
}
${!rollout && expandableForm('start', 'بدء إطلاق تدريجي', '', (typed) => starting(rolloutState, published, typed))}
${
  backTo !== null &&
  expandableForm(
    'roll-back',
    'الرجوع إلى إصدار سابق',
    '',
    (
      typed,
    ) => html`<p>يعود الجميع إلى الإصدار ${idOf(backTo)}${rollout ? html`، وينتهي الإطلاق التدريجي` : ''}.</p>
${field(`${remote}-roll-back`, 'reason', 'السبب (اختياري)', typed)}
<button class="danger">الرجوع إلى الإصدار السابق</button>`,
  )
}
${
  halted !== null &&
  expandableForm(
    'halt',
    'إيقاف الإصدار',
    'dangerous',
    (
      typed,
    ) => html`<p>يتوقف الإصدار ${idOf(halted)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>
${field(`${remote}-halt`, 'reason', 'السبب (اختياري)', typed)}
<button class="danger">إيقاف الإصدار للجميع</button>`,
  )
}
</div>`;
}

function starting(
  { remote, stable, halted }: RolloutStateResponse,
  published: readonly PublishedRelease[],
  typed: FormState,
): Markup {
  const offered = published.filter(({ id }) => id !== stable);
  if (offered.length === 0) return html`<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>`;
  const canRestart = offered.some(({ id }) => halted.includes(id));
  const hint = canRestart ? 'مطلوب لإصدار أُوقف سابقًا.' : '';
  const reasonLabel = canRestart ? 'السبب' : 'السبب (اختياري)';
  // Isolated by characters, because an option cannot contain elements.
  const options = offered.map(
    ({ id, publishedAt }) =>
      html`<option value="${id}"${typed.values.get('release') === id && html` selected`}>\u2066${id}\u2069 · ${day(publishedAt)}${halted.includes(id) && ' · أُوقف سابقًا'}</option>`,
  );
  return html`<div class="field"><label for="${remote}-release">الإصدار</label><select id="${remote}-release" name="release">${options}</select></div>
${field(`${remote}-start`, 'stages', 'المراحل', typed, { defaultValue: '1, 5, 25, 50, 100', hint: 'نسب الشركات تصاعديًا، وآخرها 100.', isNumbers: true, isRequired: true })}
${companyFields(`${remote}-start`, typed)}
${field(`${remote}-start`, 'reason', reasonLabel, typed, { hint })}
<button class="primary">بدء الإطلاق</button>`;
}

function companyFields(form: string, typed: FormState): Markup {
  const hint = 'معرّفات المنشآت، بينها مسافة أو فاصلة.';
  return html`${field(form, 'include', 'شركات تحصل على المرشح (اختياري)', typed, { hint, isNumbers: true })}
${field(form, 'exclude', 'شركات مستثناة منه (اختياري)', typed, { hint, isNumbers: true })}`;
}
