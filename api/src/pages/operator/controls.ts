import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import type { RolloutAction, RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { stateFingerprint } from '../../releases/rollout-states.ts';
import { waitsFor } from './canary-figures.ts';
import { expandableForm, form } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';
import { idOf } from './words.ts';

/** The values of a rejected form, by its name (`mf-orders.halt`). */
export type RejectedForm = { readonly form: string } & FormState;

/** The commands that are possible now for one remote or the host. */
export function controls(
  rolloutState: RolloutStateResponse,
  published: readonly PublishedRelease[],
  rejected: RejectedForm | null,
): string {
  const { remote, stable, previous, rollout, canary } = rolloutState;
  const fingerprint = stateFingerprint(rolloutState);
  const target = (action: RolloutAction) => ({
    to: `/operator#${remote}`,
    hidden: { remote, action, seen: fingerprint },
  });
  const typedFor = (action: RolloutAction) => (rejected?.form === `${remote}.${action}` ? rejected : null);
  const button = (action: RolloutAction, label: string, variant = '') =>
    form(target(action), html`<button class="${variant}">${label}</button>`);
  const confirmed = (
    action: RolloutAction,
    label: string,
    variant: '' | 'primary' | 'dangerous',
    content: (typed: FormState) => string,
  ) =>
    expandableForm(
      { group: remote, label, variant, isOpen: typedFor(action) !== null },
      target(action),
      content(typedFor(action) ?? emptyForm),
    );

  const advance = (missing: readonly string[]) =>
    missing.length === 0
      ? button('advance', 'المرحلة التالية', 'primary')
      : confirmed(
          'advance',
          'المرحلة التالية',
          'primary',
          (typed) => html`!${waitsFor(missing)}
<input type="hidden" name="override-canary" value="yes">
!${field(`${remote}-advance`, 'reason', 'سبب المتابعة رغم ذلك', typed, { isRequired: true })}
<button class="primary">المتابعة إلى المرحلة التالية</button>`,
        );
  const ofRollout = ({ isPaused }: NonNullable<typeof rollout>) => [
    isPaused ? '' : advance(canary?.missing ?? []),
    isPaused ? button('resume', 'استئناف', 'primary') : button('pause', 'إيقاف مؤقت'),
    confirmed(
      'name',
      'شركات محددة',
      '',
      (typed) => html`!${companyFields(`${remote}-name`, typed)}
<button class="primary">حفظ</button>`,
    ),
  ];
  const start = () =>
    confirmed('start', 'بدء إطلاق تدريجي', '', (typed) => starting(rolloutState, published, typed));
  const rollBack = (backTo: string) =>
    confirmed(
      'roll-back',
      'الرجوع إلى إصدار سابق',
      '',
      (typed) =>
        html`<p>يعود الجميع إلى الإصدار !${idOf(backTo)}${rollout ? '، وينتهي الإطلاق التدريجي' : ''}.</p>
!${field(`${remote}-roll-back`, 'reason', 'السبب (اختياري)', typed)}
<button class="danger">الرجوع إلى الإصدار السابق</button>`,
    );
  const halt = (release: string) =>
    confirmed(
      'halt',
      'إيقاف الإصدار',
      'dangerous',
      (typed) =>
        html`<p>يتوقف الإصدار !${idOf(release)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>
!${field(`${remote}-halt`, 'reason', 'السبب (اختياري)', typed)}
<button class="danger">إيقاف الإصدار للجميع</button>`,
    );

  const halted = rollout?.release ?? (previous === null ? null : stable);
  const backTo = rollout ? stable : previous;
  return html`<div class="controls" data-live="${remote}-controls">
!${rollout ? ofRollout(rollout) : start()}
!${backTo === null ? '' : rollBack(backTo)}
!${halted === null ? '' : halt(halted)}
</div>`;
}

function starting(
  { remote, stable, halted }: RolloutStateResponse,
  published: readonly PublishedRelease[],
  typed: FormState,
): string {
  const offered = published.filter(({ id }) => id !== stable);
  if (offered.length === 0) return '<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>';
  const canRestart = offered.some(({ id }) => halted.includes(id));
  const hint = canRestart ? 'مطلوب لإصدار أُوقف سابقًا.' : '';
  const reasonLabel = canRestart ? 'السبب' : 'السبب (اختياري)';
  // Isolated by characters, because an option cannot contain elements.
  const options = offered.map(
    ({ id, publishedAt }) =>
      html`<option value="${id}" ${typed.values.get('release') === id ? 'selected' : ''}>${isolate(id)} · ${day(publishedAt)}${halted.includes(id) ? ' · أُوقف سابقًا' : ''}</option>`,
  );
  return html`<div class="field"><label for="${remote}-release">الإصدار</label><select id="${remote}-release" name="release">!${options}</select></div>
!${field(`${remote}-start`, 'stages', 'المراحل', typed, { defaultValue: '1, 5, 25, 50, 100', hint: 'نسب الشركات تصاعديًا، وآخرها 100.', isNumbers: true, isRequired: true })}
!${companyFields(`${remote}-start`, typed)}
!${field(`${remote}-start`, 'reason', reasonLabel, typed, { hint })}
<button class="primary">بدء الإطلاق</button>`;
}

function companyFields(form: string, typed: FormState): string {
  const hint = 'معرّفات المنشآت، بينها مسافة أو فاصلة.';
  return html`!${field(form, 'include', 'شركات تحصل على المرشح (اختياري)', typed, { hint, isNumbers: true })}
!${field(form, 'exclude', 'شركات مستثناة منه (اختياري)', typed, { hint, isNumbers: true })}`;
}
