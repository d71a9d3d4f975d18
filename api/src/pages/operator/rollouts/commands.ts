import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutAction, RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { html } from 'ghtml';
import { type Confirmation, dangerButton, primaryButton } from '../parts/form.ts';
import { idOf, percentOf } from '../parts/text.ts';
import { waitsFor } from './canary-figures.ts';
import {
  causeField,
  companyFields,
  optionalReason,
  reasonField,
  startFields,
  timetableField,
} from './command-fields.ts';
import { effectButton } from './rollout-effect.ts';

/** A command that is possible now. */
export interface Command
  extends Pick<Confirmation, 'label' | 'variant' | 'says' | 'fields'>,
    Partial<Pick<Confirmation, 'buttons'>> {
  readonly action: RolloutAction;
  /** What it is about; missing: what pages use now; null: a field of the form says it. */
  readonly release?: string | null;
  /** What everybody gets instead; null: nothing. */
  readonly instead?: string | null;
}

type State = RolloutStateResponse;
type Rollout = NonNullable<State['rollout']>;

/** Its buttons, the second one only says what the first would do. */
const withEffect = (button: string) => html`<div class="actions">!${button} !${effectButton}</div>`;

/** The commands that are possible now for one remote or the host. One without buttons needs no form. */
export function possibleCommands(state: State, published: readonly PublishedRelease[]): readonly Command[] {
  const { remote, stable, previous, rollout, forward } = state;
  // Without a rollout it is about the stable release, so the form names what everybody gets instead.
  const [live, backTo] = rollout ? [rollout.release, stable] : [stable, previous];
  const canLose = live !== null && (backTo !== null || remote !== 'shell');
  return [
    ...(rollout ? duringRollout(rollout, state) : [start(state, published)]),
    ...(forward ? [rollForward(forward)] : []),
    ...(canLose ? [backTo === null ? takeBack(live, rollout) : rollBack(backTo, rollout)] : []),
    ...(rollout ? [halt(rollout)] : []),
    ...(!rollout && canLose ? [withdraw(live, previous)] : []),
  ];
}

function duringRollout(rollout: Rollout, { canary }: State): readonly Command[] {
  const name: Command = {
    ...{ action: 'name', label: 'شركات محددة', fields: companyFields },
    buttons: withEffect(primaryButton('حفظ')),
  };
  if (rollout.isPaused) return [...resume(rollout), name];
  const schedule: Command = {
    ...{ action: 'schedule', label: 'التقدم التلقائي', fields: [timetableField(rollout.timetable)] },
    buttons: primaryButton('حفظ'),
  };
  return [advance(canary?.missing ?? []), { action: 'pause', label: 'إيقاف مؤقت' }, schedule, name];
}

const advance = (missing: readonly string[]): Command => ({
  ...{ action: 'advance', label: 'المرحلة التالية', variant: 'primary' },
  ...(missing.length > 0 && {
    says: html`!${waitsFor(missing)}
<input type="hidden" name="override-canary" value="yes">`,
    fields: [reasonField('سبب المتابعة رغم ذلك')],
    buttons: withEffect(primaryButton('المتابعة إلى المرحلة التالية')),
  }),
});

function resume({ isTakenBack }: Rollout): readonly Command[] {
  const label = 'استئناف';
  if (isTakenBack)
    return [
      {
        ...{ action: 'resume', label, fields: [reasonField('سبب الاستئناف')] },
        says: '<p>يعود الإصدار المرشح إلى الشركات التي كان عندها، وتبدأ المرحلة من جديد.</p>',
        buttons: withEffect(primaryButton('استئناف الإطلاق')),
      },
    ];
  const takeBackLabel = 'أعد هذه الشركات إلى الإصدار المستقر';
  return [
    { action: 'take-back', label: takeBackLabel, variant: 'primary' },
    { action: 'resume', label },
  ];
}

function start(state: State, published: readonly PublishedRelease[]): Command {
  const fields = startFields(state, published);
  const command = { action: 'start', label: 'بدء إطلاق تدريجي', release: null } as const;
  return fields.length === 0
    ? { ...command, says: '<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>', buttons: '' }
    : { ...command, fields, buttons: withEffect(primaryButton('بدء الإطلاق')) };
}

const rollForward = ({ release, percent }: NonNullable<State['forward']>): Command => ({
  ...{ action: 'roll-forward', label: 'إلغاء الرجوع', release, fields: [reasonField('السبب')] },
  says: html`<p>يعود الإصدار !${idOf(release)} !${percent === 100 ? 'إلى الجميع' : html`إلى مرحلة !${percentOf(percent)}`}.</p>`,
  buttons: withEffect(primaryButton('إلغاء الرجوع')),
});

const whoGets = (release: string | null): string =>
  release === null
    ? '<strong>لا يبقى القسم عند أحد</strong>، ويختفي من القائمة حتى إطلاق جديد.'
    : html`يعود الجميع إلى الإصدار !${idOf(release)}.`;

const ending = (rollout: Rollout | null) => (rollout ? ' وينتهي الإطلاق التدريجي.' : '');

function rollBack(backTo: string, rollout: Rollout | null): Command {
  const label = rollout ? 'الرجوع إلى الإصدار المستقر' : 'الرجوع إلى إصدار سابق';
  return {
    ...{ action: 'roll-back', label, instead: backTo, fields: [optionalReason] },
    says: html`<p>!${whoGets(backTo)}${ending(rollout)}</p>`,
    buttons: withEffect(dangerButton(label)),
  };
}

function takeBack(release: string, rollout: Rollout | null): Command {
  const label = 'سحب القسم من الجميع';
  return {
    ...{ action: 'roll-back', label, variant: 'dangerous', instead: null, fields: [optionalReason] },
    says: html`<p>لا إصدار قبل !${idOf(release)} يعود إليه أحد. !${whoGets(null)}${ending(rollout)} ويبقى الإصدار متاحًا لإطلاق جديد.</p>`,
    buttons: withEffect(dangerButton(label)),
  };
}

const halt = ({ release }: Rollout): Command => ({
  ...{ action: 'halt', label: 'إيقاف الإصدار', variant: 'dangerous', fields: [causeField, optionalReason] },
  says: html`<p>يتوقف الإصدار !${idOf(release)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>`,
  buttons: withEffect(dangerButton('إيقاف الإصدار للجميع')),
});

const withdraw = (release: string, previous: string | null): Command => ({
  ...{ action: 'withdraw', label: 'سحب الإصدار المستقر', variant: 'dangerous', instead: previous },
  fields: [causeField, optionalReason],
  says: html`<p>يُسحب الإصدار المستقر !${idOf(release)} من الجميع، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>. !${whoGets(previous)}</p>`,
  buttons: withEffect(dangerButton('سحب الإصدار من الجميع')),
});
