import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutAction, RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { html } from 'ghtml';
import type { FormState } from '../components/field.ts';
import { button, type Confirmation, confirmation, form } from '../components/form.ts';
import { idOf, percentOf } from '../components/text.ts';
import { waitsFor } from './canary-figures.ts';
import * as fields from './command-fields.ts';
import { noRelease } from './command-of-form.ts';
import { effectButton } from './rollout-effect.ts';

type State = RolloutStateResponse;
type Rollout = NonNullable<State['rollout']>;

interface Command extends Pick<Confirmation, 'label' | 'variant' | 'says' | 'fields'> {
  readonly action: RolloutAction;
  /** Label of the button that confirms it; empty: nothing to confirm; missing: the command needs no form. */
  readonly confirm?: string;
  /** The release that the command concerns; missing: the one in use; null: a field of the form names it. */
  readonly release?: string | null;
  /** What everybody gets instead; null: the area disappears. */
  readonly instead?: string | null;
}

export function controls(
  state: State,
  published: readonly PublishedRelease[],
  rejected: FormState | null,
): string {
  const commands = possible(state, published).map((command) => control(command, state, rejected));
  return html`<div class="controls" data-live="${state.remote}-controls">
!${commands.join('\n')}
</div>`;
}

function possible(state: State, published: readonly PublishedRelease[]): readonly Command[] {
  const { remote, stable, previous, rollout, forward } = state;
  // Without a rollout the command concerns the stable release, so the form names its replacement.
  const [live, backTo] = rollout ? [rollout.release, stable] : [stable, previous];
  const canLose = live !== null && (backTo !== null || remote !== 'shell');
  return [
    ...(rollout ? duringRollout(rollout, state) : [start(state, published)]),
    ...(forward ? [rollForward(forward)] : []),
    ...(canLose ? [backTo === null ? takeAreaBack(live, rollout) : rollBack(backTo, rollout)] : []),
    ...(rollout ? [halt(rollout)] : []),
    ...(!rollout && canLose ? [withdraw(live, previous)] : []),
  ];
}

const takesAway: readonly RolloutAction[] = ['halt', 'withdraw', 'roll-back'];

function control(
  { action, confirm, release, instead, ...shown }: Command,
  { remote, revision, rollout, stable }: State,
  rejected: FormState | null,
): string {
  const about = release === undefined ? (rollout?.release ?? stable) : release;
  const hidden = {
    ...{ remote, action, seen: String(revision) },
    ...(about !== null && { release: about }),
    ...(instead !== undefined && { instead: instead ?? noRelease }),
  };
  const target = { to: `/operator#${remote}`, hidden };
  if (confirm === undefined) {
    const press = form(target, html`<button class="${shown.variant ?? ''}">${shown.label}</button>`);
    return action === 'advance' ? html`!${press} !${form(target, effectButton)}` : press;
  }
  const send = button(confirm, takesAway.includes(action) ? 'dangerous' : 'primary');
  const withEffect = html`<div class="actions">!${send} !${effectButton}</div>`;
  const buttons = confirm === '' ? '' : action === 'schedule' ? send : withEffect;
  return confirmation({ ...target, ...shown, group: remote, confirm, buttons }, rejected);
}

function duringRollout(rollout: Rollout, { canary }: State): readonly Command[] {
  const name = { action: 'name', label: 'شركات محددة', confirm: 'حفظ', fields: fields.companies } as const;
  if (rollout.isPaused) return [...resume(rollout), name];
  const timetable = [fields.timetable(rollout.timetable)];
  return [
    advance(canary?.missing ?? []),
    { action: 'pause', label: 'إيقاف مؤقت' },
    { action: 'schedule', label: 'التقدم التلقائي', confirm: 'حفظ', fields: timetable },
    name,
  ];
}

const advance = (missing: readonly string[]): Command => ({
  ...{ action: 'advance', label: 'المرحلة التالية', variant: 'primary' },
  ...(missing.length > 0 && {
    confirm: 'المتابعة إلى المرحلة التالية',
    says: html`!${waitsFor(missing)}
<input type="hidden" name="override-canary" value="yes">`,
    fields: [fields.reason('سبب المتابعة رغم ذلك')],
  }),
});

function resume({ isTakenBack }: Rollout): readonly Command[] {
  const command = { action: 'resume', label: 'استئناف' } as const;
  const says = '<p>يعود الإصدار المرشح إلى الشركات التي كان عندها، وتبدأ المرحلة من جديد.</p>';
  if (isTakenBack)
    return [{ ...command, confirm: 'استئناف الإطلاق', says, fields: [fields.reason('سبب الاستئناف')] }];
  return [{ action: 'take-back', label: 'أعد هذه الشركات إلى الإصدار المستقر', variant: 'primary' }, command];
}

function start(state: State, published: readonly PublishedRelease[]): Command {
  const command = { action: 'start', label: 'بدء إطلاق تدريجي', release: null } as const;
  const all = fields.start(state, published);
  if (all.length > 0) return { ...command, confirm: 'بدء الإطلاق', fields: all };
  return { ...command, confirm: '', says: '<p>لا يوجد إصدار منشور يمكن إطلاقه. ينشره فريق القسم أولًا.</p>' };
}

const rollForward = ({ release, percent }: NonNullable<State['forward']>): Command => ({
  ...{ action: 'roll-forward', label: 'إلغاء الرجوع', confirm: 'إلغاء الرجوع', release },
  says: html`<p>يعود الإصدار !${idOf(release)} !${percent === 100 ? 'إلى الجميع' : html`إلى مرحلة !${percentOf(percent)}`}.</p>`,
  fields: [fields.reason('السبب')],
});

const whoGets = (release: string | null): string =>
  release === null
    ? '<strong>لا يبقى القسم عند أحد</strong>، ويختفي من القائمة حتى إطلاق جديد.'
    : html`يعود الجميع إلى الإصدار !${idOf(release)}.`;

const ending = (rollout: Rollout | null) => (rollout ? ' وينتهي الإطلاق التدريجي.' : '');

function rollBack(instead: string, rollout: Rollout | null): Command {
  const label = rollout ? 'الرجوع إلى الإصدار المستقر' : 'الرجوع إلى إصدار سابق';
  return {
    ...{ action: 'roll-back', label, confirm: label, instead, fields: [fields.optionalReason] },
    says: html`<p>!${whoGets(instead)}${ending(rollout)}</p>`,
  };
}

function takeAreaBack(release: string, rollout: Rollout | null): Command {
  const label = 'سحب القسم من الجميع';
  return {
    ...{ action: 'roll-back', label, confirm: label, variant: 'dangerous', instead: null },
    says: html`<p>لا إصدار قبل !${idOf(release)} يعود إليه أحد. !${whoGets(null)}${ending(rollout)} ويبقى الإصدار متاحًا لإطلاق جديد.</p>`,
    fields: [fields.optionalReason],
  };
}

const halt = ({ release }: Rollout): Command => ({
  ...{ action: 'halt', label: 'إيقاف الإصدار', confirm: 'إيقاف الإصدار للجميع', variant: 'dangerous' },
  says: html`<p>يتوقف الإصدار !${idOf(release)} ويتركه كل من وصل إليه، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>.</p>`,
  fields: [fields.cause, fields.optionalReason],
});

const withdraw = (release: string, instead: string | null): Command => ({
  ...{ action: 'withdraw', label: 'سحب الإصدار المستقر', confirm: 'سحب الإصدار من الجميع' },
  says: html`<p>يُسحب الإصدار المستقر !${idOf(release)} من الجميع، <strong>ولا يُعرض مرة أخرى إلا بسبب مكتوب</strong>. !${whoGets(instead)}</p>`,
  ...{ variant: 'dangerous', instead, fields: [fields.cause, fields.optionalReason] },
});
