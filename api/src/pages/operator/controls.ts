import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import {
  haltCauses,
  type RolloutAction,
  type RolloutStateResponse,
  type Timetable,
  workingHours,
} from '@hawiyat/shared/contract/platform/rollouts';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { waitsFor } from './canary-figures.ts';
import { expandableForm, form } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';
import { nothing } from './form.ts';
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
  const { remote, revision, stable, previous, rollout, canary, forward } = rolloutState;
  const live = rollout?.release ?? stable;
  const target = (action: RolloutAction, release = live, hidden: Record<string, string> = {}) => ({
    to: `/operator#${remote}`,
    hidden: { remote, action, seen: String(revision), ...(release !== null && { release }), ...hidden },
  });
  const typedFor = (action: RolloutAction) => (rejected?.form === `${remote}.${action}` ? rejected : null);
  const button = (action: RolloutAction, label: string, variant = '') =>
    form(target(action), html`<button class="${variant}">${label}</button>`);
  const confirmed = (
    action: RolloutAction,
    label: string,
    variant: '' | 'primary' | 'dangerous',
    content: (typed: FormState) => string,
    to = target(action),
  ) =>
    expandableForm(
      { group: remote, label, variant, isOpen: typedFor(action) !== null },
      to,
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
  const resume = ({ isTakenBack }: NonNullable<typeof rollout>) =>
    isTakenBack
      ? confirmed(
          'resume',
          'استئناف',
          '',
          (typed) =>
            html`<p>يعود الإصدار المرشح إلى الشركات التي كان عندها، وتبدأ المرحلة من جديد.</p>
!${field(`${remote}-resume`, 'reason', 'سبب الاستئناف', typed, { isRequired: true })}
<div class="actions"><button class="primary">استئناف الإطلاق</button> !${effectButton}</div>`,
        )
      : html`!${button('take-back', 'أعد هذه الشركات إلى الإصدار المستقر', 'primary')} !${button('resume', 'استئناف')}`;
  const ofRollout = (running: NonNullable<typeof rollout>) => [
    running.isPaused
      ? resume(running)
      : html`!${advance(canary?.missing ?? [])} !${button('pause', 'إيقاف مؤقت')}`,
    running.isPaused
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
      target('roll-forward', release),
    );
  const start = () =>
    confirmed(
      'start',
      'بدء إطلاق تدريجي',
      '',
      (typed) => starting(rolloutState, published, typed),
      target('start', null),
    );
  // Without a rollout it is about the stable release, so the form names what everybody gets instead.
  const backTo = rollout ? stable : previous;
  const instead = { instead: backTo ?? nothing };
  const goBack = (label: string) =>
    confirmed(
      'roll-back',
      label,
      '',
      (typed) => html`<p>!${whoGets(backTo)}${rollout ? ' وينتهي الإطلاق التدريجي.' : ''}</p>
!${field(`${remote}-roll-back`, 'reason', 'السبب (اختياري)', typed)}
<div class="actions"><button class="danger">${label}</button> !${effectButton}</div>`,
      target('roll-back', live, instead),
    );
  const takeAreaBack = (release: string) =>
    confirmed(
      'roll-back',
      'سحب القسم من الجميع',
      'dangerous',
      (
        typed,
      ) => html`<p>لا إصدار قبل !${idOf(release)} يعود إليه أحد. !${whoGets(null)}${rollout ? ' وينتهي الإطلاق التدريجي.' : ''} ويبقى الإصدار متاحًا لإطلاق جديد.</p>
!${field(`${remote}-roll-back`, 'reason', 'السبب (اختياري)', typed)}
<div class="actions"><button class="danger">سحب القسم من الجميع</button> !${effectButton}</div>`,
      target('roll-back', release, instead),
    );
  const rollBack = (release: string) => {
    if (backTo === null) return takeAreaBack(release);
    return goBack(rollout ? 'الرجوع إلى الإصدار المستقر' : 'الرجوع إلى إصدار سابق');
  };
  const halt = (release: string) =>
    confirmed(
      'halt',
      'إيقاف الإصدار',
      'dangerous',
      (typed) =>
        html`<p>يتوقف الإصدار !${idOf(release)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>
!${causeField(`${remote}-halt`, typed)}
!${field(`${remote}-halt`, 'reason', 'السبب (اختياري)', typed)}
<div class="actions"><button class="danger">إيقاف الإصدار للجميع</button> !${effectButton}</div>`,
    );
  const withdraw = (release: string) =>
    confirmed(
      'withdraw',
      'سحب الإصدار المستقر',
      'dangerous',
      (typed) =>
        html`<p>يُسحب الإصدار المستقر !${idOf(release)} من الجميع، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>. !${whoGets(previous)}</p>
!${causeField(`${remote}-withdraw`, typed)}
!${field(`${remote}-withdraw`, 'reason', 'السبب (اختياري)', typed)}
<div class="actions"><button class="danger">سحب الإصدار من الجميع</button> !${effectButton}</div>`,
      target('withdraw', release, instead),
    );

  const canLose = live !== null && (backTo !== null || remote !== 'shell');
  return html`<div class="controls" data-live="${remote}-controls">
!${rollout ? ofRollout(rollout) : start()}
!${forward === null ? '' : rollForward(forward)}
!${canLose && live !== null ? rollBack(live) : ''}
!${rollout ? halt(rollout.release) : ''}
!${!rollout && stable !== null && canLose ? withdraw(stable) : ''}
</div>`;
}

const whoGets = (release: string | null): string =>
  release === null
    ? '<strong>لا يبقى القسم عند أحد</strong>، ويختفي من القائمة حتى إطلاق جديد.'
    : html`يعود الجميع إلى الإصدار !${idOf(release)}.`;

function starting(
  { remote, stable, halted, needTwoPersons }: RolloutStateResponse,
  published: readonly PublishedRelease[],
  typed: FormState,
): string {
  const offered = published.filter(({ id }) => id !== stable);
  if (offered.length === 0) return '<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>';
  const untried = offered.filter(({ hasReport }) => !hasReport);
  const needsReason = untried.length > 0 || offered.some(({ id }) => halted.includes(id));
  const hint = needsReason ? 'مطلوب لإصدار أُوقف سابقًا أو بلا تقرير تجربة.' : '';
  const note = ({ id, hasReport }: PublishedRelease) => {
    const report = hasReport ? '' : ' · بلا تقرير تجربة';
    if (needTwoPersons.includes(id)) return `${report} · أُوقف سابقًا، ويعيد إطلاقه عضوان`;
    return halted.includes(id) ? `${report} · أُوقف سابقًا` : report;
  };
  const reasonLabel = needsReason ? 'السبب' : 'السبب (اختياري)';
  // Isolated by characters, because an option cannot contain elements.
  const options = offered.map(
    (release) =>
      html`<option value="${release.id}" ${typed.values.get('release') === release.id ? 'selected' : ''}>${isolate(release.id)}${release.subject === null ? '' : ` · ${isolate(release.subject)}`} · ${day(release.publishedAt)}${note(release)}</option>`,
  );
  return html`<div class="field"><label for="${remote}-release">الإصدار</label><select id="${remote}-release" name="release">!${options}</select>
!${untried.length > 0 ? html`<p class="error">لا تقرير تجربة لما كُتب عنده «بلا تقرير تجربة»: لم يره أحد يعمل، فلا يُطلق إلا بسبب.</p>` : ''}</div>
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

function causeField(form: string, { values }: FormState): string {
  const options = haltCauses.map(
    (cause) =>
      html`<option value="${cause}" ${values.get('cause') === cause ? 'selected' : ''}>${causeNames[cause]}</option>`,
  );
  return html`<div class="field"><label for="${form}-cause">نوع العطل</label><select id="${form}-cause" name="cause" aria-describedby="${form}-cause-hint"><option value="">غير ذلك</option>!${options}</select>
<p class="quiet" id="${form}-cause-hint">إن حددت نوعًا فلا يُعاد إطلاق الإصدار إلا بطلب عضوين.</p></div>`;
}

function companyFields(form: string, typed: FormState): string {
  const hint = 'معرّفات المنشآت، بينها مسافة أو فاصلة.';
  return html`!${field(form, 'include', 'شركات تحصل على المرشح (اختياري)', typed, { hint, isNumbers: true })}
!${field(form, 'exclude', 'شركات مستثناة منه (اختياري)', typed, { hint, isNumbers: true })}`;
}
