import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { actorOf, describeEntry, events, idOf } from './words.ts';

const shown = 20;

export interface RolloutLogView {
  readonly entries: readonly RolloutLogEntry[];
  readonly state: LogState;
}

/** The newest entries of one log, collapsed, with a link to all of them. */
export function collapsedLog(remote: string, name: string, { entries, state }: RolloutLogView): string {
  return html`<details class="log">
<summary>سجل الأحداث <span data-live="${remote}-count">${pluralizeInline(entries.length, events)}</span></summary>
<div data-live="${remote}-log">
!${chainState(state)}
!${list(entries.slice(-shown))}
<p><a href="/operator/${remote}">عرض السجل كاملًا<span class="unseen">: ${name}</span></a></p>
</div>
</details>`;
}

/** Every entry, and whether they can be trusted. */
export const openLog = ({ entries, state }: RolloutLogView): string =>
  html`!${chainState(state)}
!${list(entries)}`;

export function fullLog(remote: string, name: string, log: RolloutLogView): string {
  return html`<div class="title"><h1>سجل الأحداث</h1><a href="/operator#${remote}">رجوع</a></div>
<section class="card" aria-labelledby="name">
<header><h2 id="name">${name}</h2> !${idOf(remote)}</header>
!${openLog(log)}
</section>`;
}

const problems: Record<Exclude<LogState, 'whole'>, string> = {
  broken: 'سلسلة السجل مكسورة: عُدّل سطر منها أو حُذف أو أُضيف.',
  'unknown-key': 'خُتم السجل برمز آخر لإدارة المنصة، فلا يمكن التحقق منه. راجعه ثم اختمه من سطر الأوامر.',
};

function chainState(state: LogState): string {
  return state === 'whole'
    ? '<p class="whole">سلسلة السجل سليمة: لم يُعدّل منها سطر ولم يُحذف.</p>'
    : html`<p class="notice bad">${problems[state]}</p>`;
}

function list(entries: readonly RolloutLogEntry[]): string {
  if (entries.length === 0) return '<p class="quiet">لا أحداث بعد</p>';
  return html`<ol class="lines" reversed>!${entries.toReversed().map(
    (entry) => html`<li>
<p>!${describeEntry(entry)}</p>
!${entry.reason === '' ? '' : html`<p class="reason">السبب: <bdi>${entry.reason}</bdi></p>`}
<p class="quiet">!${actorOf(entry.actor)} · <time datetime="${entry.at}">${stamp(entry.at)}</time> · البصمة !${idOf(entry.hash.slice(0, 8))}</p>
</li>`,
  )}</ol>`;
}
