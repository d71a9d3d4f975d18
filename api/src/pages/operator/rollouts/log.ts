import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { card, pageTitle } from '../components/card.ts';
import { fold } from '../components/list.ts';
import { idOf, momentOf, quiet, unseen } from '../components/text.ts';
import { actorOf, describeEntry, events } from './words.ts';

const shown = 20;

export interface RolloutLogView {
  readonly entries: readonly RolloutLogEntry[];
  readonly state: LogState;
}

export function collapsedLog(remote: string, name: string, { entries, state }: RolloutLogView): string {
  const content = html`<div data-live="${remote}-log">
!${openLog({ entries: entries.slice(-shown), state })}
<p><a href="/operator/${remote}">عرض السجل كاملًا!${unseen(`: ${name}`)}</a></p>
</div>`;
  return fold('سجل الأحداث', pluralizeInline(entries.length, events), content, `${remote}-count`);
}

export const openLog = ({ entries, state }: RolloutLogView): string =>
  html`!${chainState(state)}
!${list(entries)}`;

export const fullLog = (remote: string, name: string, log: RolloutLogView): string =>
  html`!${pageTitle('سجل الأحداث', html`<a href="/operator#${remote}">رجوع</a>`)}
!${card({ id: 'log', heading: html`${name}`, head: (heading) => html`!${heading} !${idOf(remote)}` }, openLog(log))}`;

const problems: Record<Exclude<LogState, 'whole'>, string> = {
  broken: 'سلسلة السجل مكسورة: عُدّل سطر منها أو حُذف أو أُضيف.',
  'unknown-key': 'خُتم السجل برمز آخر لإدارة المنصة، فلا يمكن التحقق منه. راجعه ثم اختمه من سطر الأوامر.',
};

const chainState = (state: LogState): string =>
  state === 'whole'
    ? '<p class="whole">سلسلة السجل سليمة: لم يُعدّل منها سطر ولم يُحذف.</p>'
    : html`<p class="notice bad">${problems[state]}</p>`;

function list(entries: readonly RolloutLogEntry[]): string {
  if (entries.length === 0) return quiet('لا أحداث بعد');
  return html`<ol class="lines" reversed>!${entries.toReversed().map(
    ({ reason, actor, at, hash, ...entry }) => html`<li>
<p>!${describeEntry(entry)}</p>
!${reason === '' ? '' : html`<p class="reason">السبب: <bdi>${reason}</bdi></p>`}
!${quiet(html`!${actorOf(actor)} · !${momentOf(at)} · البصمة !${idOf(hash.slice(0, 8))}`)}
</li>`,
  )}</ol>`;
}
