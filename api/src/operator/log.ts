import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { html, type Markup } from './markup.ts';
import { actorOf, events, idOf, nameOf, sentenceOf } from './words.ts';

const shown = 20;

export interface ShownLog {
  readonly lines: readonly RolloutLogEntry[];
  readonly state: LogState;
}

/** The newest lines of one log, folded away, and where all of them are. */
export function foldedLog(of: Releasable, { lines, state }: ShownLog): Markup {
  return html`<details class="log">
<summary>سجل الأحداث <span data-live="${of}-count">${pluralizeInline(lines.length, events)}</span></summary>
<div data-live="${of}-log">
${chainState(state)}
${list(lines.slice(-shown))}
<p><a href="/operator/${of}">عرض السجل كاملًا<span class="unseen">: ${nameOf(of)}</span></a></p>
</div>
</details>`;
}

/** One log, the whole of it. */
export function wholeLog(of: Releasable, { lines, state }: ShownLog): Markup {
  return html`<div class="title"><h1>سجل الأحداث</h1><a href="/operator#${of}">رجوع</a></div>
<section class="card" aria-labelledby="name">
<header><h2 id="name">${nameOf(of)}</h2> ${idOf(of)}</header>
${chainState(state)}
${list(lines)}
</section>`;
}

const wrong: Record<Exclude<LogState, 'whole'>, string> = {
  broken: 'سلسلة السجل مكسورة: عُدّل سطر منها أو حُذف أو أُضيف.',
  'unknown-key': 'خُتم السجل برمز آخر لإدارة المنصة، فلا يمكن التحقق منه. راجعه ثم اختمه من سطر الأوامر.',
  'not-sealed':
    'في السجل أسطر غير مختومة كتبها خادم من إصدار سابق أو أُضيفت من خارج المنصة. راجعه ثم اختمه من سطر الأوامر.',
};

function chainState(state: LogState): Markup {
  return state === 'whole'
    ? html`<p class="whole">سلسلة السجل سليمة: لم يُعدّل منها سطر ولم يُحذف.</p>`
    : html`<p class="notice bad">${wrong[state]}</p>`;
}

function list(lines: readonly RolloutLogEntry[]): Markup {
  if (lines.length === 0) return html`<p class="quiet">لا أحداث بعد</p>`;
  return html`<ol class="lines" reversed>${lines.toReversed().map(
    (line) => html`<li>
<p>${sentenceOf(line)}</p>
${line.reason !== '' && html`<p class="reason">السبب: <bdi>${line.reason}</bdi></p>`}
<p class="quiet">${actorOf(line.actor)} · <time datetime="${line.at}">${stamp(line.at)}</time> · ${idOf(line.hash.slice(0, 8))}</p>
</li>`,
  )}</ol>`;
}
