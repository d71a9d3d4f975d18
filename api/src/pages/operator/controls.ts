import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import {
  haltCauses,
  type RolloutAction,
  type RolloutStateResponse,
  type Timetable,
  workingHours,
} from '@hawiyat/shared/contract/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { stateFingerprint } from '../../releases/rollout-states.ts';
import { waitsFor } from './canary-figures.ts';
import { expandableForm, form } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';
import { effectButton } from './rollout-effect.ts';
import { causeNames, idOf, percentOf, plainTimetable } from './words.ts';

/** The values of a rejected form, by its name (`mf-orders.halt`). */
export type RejectedForm = { readonly form: string } & FormState;

/** The commands that are possible now for one remote or the host. */
export function controls(
  rolloutState: RolloutStateResponse,
  published: readonly PublishedRelease[],
  rejected: RejectedForm | null,
): string {
  const { remote, stable, previous, rollout, canary, forward } = rolloutState;
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
      ? html`!${button('advance', 'المرحلة التالية', 'primary')} !${form(target('advance'), effectButton)}`
      : confirmed(
          'advance',
          'المرحلة التالية',
          'primary',
          (typed) => html`!${waitsFor(missing)}
<input type="hidden" name="override-canary" value="yes">
!${field(`${remote}-advance`, 'reason', 'سبب المتابعة رغم ذلك', typed, { isRequired: true })}
<div class="actions"><button class="primary">المتابعة إلى المرحلة التالية</button> !${effectButton}</div>`,
        );
  const ofRollout = ({ isPaused }: NonNullable<typeof rollout>) => [
    isPaused ? '' : advance(canary?.missing ?? []),
    isPaused ? button('resume', 'استئناف', 'primary') : button('pause', 'إيقاف مؤقت'),
    isPaused
      ? ''
      : confirmed(
          'schedule',
          'التقدم التلقائي',
          '',
          (typed) => html`!${timetableField(`${remote}-schedule`, rollout?.timetable ?? null, typed)}
<button class="primary">حفظ</button>`,
        ),
    confirmed(
      'name',
      'شركات محددة',
      '',
      (typed) => html`!${companyFields(`${remote}-name`, typed)}
<div class="actions"><button class="primary">حفظ</button> !${effectButton}</div>`,
    ),
  ];
  const rollForward = ({ release, percent }: NonNullable<typeof forward>) =>
    confirmed(
      'roll-forward',
      'إلغاء الرجوع',
      '',
      (typed) =>
        html`<p>يعود الإصدار !${idOf(release)} !${percent === 100 ? 'إلى الجميع' : html`إلى مرحلة !${percentOf(percent)}`}.</p>
!${field(`${remote}-roll-forward`, 'reason', 'السبب', typed, { isRequired: true })}
<div class="actions"><button class="primary">إلغاء الرجوع</button> !${effectButton}</div>`,
    );
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
<div class="actions"><button class="danger">الرجوع إلى الإصدار السابق</button> !${effectButton}</div>`,
    );
  const halt = (release: string) =>
    confirmed(
      'halt',
      'إيقاف الإصدار',
      'dangerous',
      (typed) =>
        html`<p>يتوقف الإصدار !${idOf(release)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>
!${causeField(remote, typed)}
!${field(`${remote}-halt`, 'reason', 'السبب (اختياري)', typed)}
<div class="actions"><button class="danger">إيقاف الإصدار للجميع</button> !${effectButton}</div>`,
    );

  const halted = rollout?.release ?? (previous === null ? null : stable);
  const backTo = rollout ? stable : previous;
  return html`<div class="controls" data-live="${remote}-controls">
!${rollout ? ofRollout(rollout) : start()}
!${forward === null ? '' : rollForward(forward)}
!${backTo === null ? '' : rollBack(backTo)}
!${halted === null ? '' : halt(halted)}
</div>`;
}

function starting(
  { remote, stable, halted, needTwoPersons }: RolloutStateResponse,
  published: readonly PublishedRelease[],
  typed: FormState,
): string {
  const offered = published.filter(({ id }) => id !== stable);
  if (offered.length === 0) return '<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>';
  const canRestart = offered.some(({ id }) => halted.includes(id));
  const hint = canRestart ? 'مطلوب لإصدار أُوقف سابقًا.' : '';
  const haltedNote = (id: string) => {
    if (needTwoPersons.includes(id)) return ' · أُوقف سابقًا، ويعيد إطلاقه عضوان';
    return halted.includes(id) ? ' · أُوقف سابقًا' : '';
  };
  const reasonLabel = canRestart ? 'السبب' : 'السبب (اختياري)';
  // Isolated by characters, because an option cannot contain elements.
  const options = offered.map(
    ({ id, publishedAt }) =>
      html`<option value="${id}" ${typed.values.get('release') === id ? 'selected' : ''}>${isolate(id)} · ${day(publishedAt)}${haltedNote(id)}</option>`,
  );
  return html`<div class="field"><label for="${remote}-release">الإصدار</label><select id="${remote}-release" name="release">!${options}</select></div>
!${field(`${remote}-start`, 'stages', 'المراحل', typed, { defaultValue: '1, 5, 25, 50, 100', hint: 'نسب الشركات تصاعديًا، وآخرها 100.', isLine: true, isNumbers: true, isRequired: true })}
!${timetableField(`${remote}-start`, null, typed)}
!${companyFields(`${remote}-start`, typed)}
!${field(`${remote}-start`, 'reason', reasonLabel, typed, { hint })}
<div class="actions"><button class="primary">بدء الإطلاق</button> !${effectButton}</div>`;
}

/** By hand, in working hours, or as it is set now: other hours are for the command line. */
function timetableField(form: string, present: Timetable | null, { values }: FormState): string {
  const value = (timetable: Timetable | null) => (timetable ? JSON.stringify(timetable) : '');
  const chosen = values.get('timetable') ?? value(present);
  const known = [null, workingHours, present].filter(
    (item, i, all) => all.findIndex((other) => value(other) === value(item)) === i,
  );
  const options = known.map((timetable) => {
    const selected = value(timetable) === chosen ? 'selected' : '';
    // An option cannot contain elements.
    const text = timetable ? `تلقائيًا: ${plainTimetable(timetable)}` : 'يدويًا فقط';
    return html`<option value="${value(timetable)}" ${selected}>${text}</option>`;
  });
  return html`<div class="field"><label for="${form}-timetable">طريقة التقدم</label><select id="${form}-timetable" name="timetable" aria-describedby="${form}-timetable-hint">!${options}</select>
<p class="quiet" id="${form}-timetable-hint">التلقائي يتقدم حين تكتمل شروط المرحلة، في الساعات المحددة فقط.</p></div>`;
}

function causeField(remote: string, { values }: FormState): string {
  const options = haltCauses.map(
    (cause) =>
      html`<option value="${cause}" ${values.get('cause') === cause ? 'selected' : ''}>${causeNames[cause]}</option>`,
  );
  return html`<div class="field"><label for="${remote}-halt-cause">نوع العطل</label><select id="${remote}-halt-cause" name="cause" aria-describedby="${remote}-halt-cause-hint"><option value="">غير ذلك</option>!${options}</select>
<p class="quiet" id="${remote}-halt-cause-hint">إن حددت نوعًا فلا يُعاد إطلاق الإصدار إلا بطلب عضوين.</p></div>`;
}

function companyFields(form: string, typed: FormState): string {
  const hint = 'معرّفات المنشآت، بينها مسافة أو فاصلة.';
  return html`!${field(form, 'include', 'شركات تحصل على المرشح (اختياري)', typed, { hint, isNumbers: true })}
!${field(form, 'exclude', 'شركات مستثناة منه (اختياري)', typed, { hint, isNumbers: true })}`;
}
