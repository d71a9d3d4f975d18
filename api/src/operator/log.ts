import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { RolloutLine } from '@hawiyat/shared/contract/rollouts';
import { stamp } from '@hawiyat/shared/locale/dates';
import { countedInside } from '@hawiyat/shared/locale/plurals';
import { isWhole } from '../releases/chain.ts';
import { html, type Markup } from './markup.ts';
import { actorOf, events, idOf, nameOf, sentenceOf } from './words.ts';

const shown = 20;

/** The newest lines of one log, folded away, and where all of them are. */
export function foldedLog(of: Releasable, lines: readonly RolloutLine[]): Markup {
  return html`<details class="log">
<summary>سجل الأحداث <span data-live="${of}-count">${countedInside(lines.length, events)}</span></summary>
<div data-live="${of}-log">
${chainState(lines)}
${list(lines.slice(-shown))}
<p><a href="/operator/${of}">عرض السجل كاملًا<span class="unseen">: ${nameOf(of)}</span></a></p>
</div>
</details>`;
}

/** One log, the whole of it. */
export function wholeLog(of: Releasable, lines: readonly RolloutLine[]): Markup {
  return html`<div class="title"><h1>سجل الأحداث</h1><a href="/operator#${of}">رجوع</a></div>
<section class="card" aria-labelledby="name">
<header><h2 id="name">${nameOf(of)}</h2> ${idOf(of)}</header>
${chainState(lines)}
${list(lines)}
</section>`;
}

function chainState(lines: readonly RolloutLine[]): Markup {
  return isWhole(lines)
    ? html`<p class="whole">سلسلة السجل سليمة: لم يُعدّل منها سطر ولم يُحذف.</p>`
    : html`<p class="notice bad">سلسلة السجل مكسورة: عُدّل سطر منها أو حُذف أو أُضيف.</p>`;
}

function list(lines: readonly RolloutLine[]): Markup {
  if (lines.length === 0) return html`<p class="quiet">لا أحداث بعد</p>`;
  return html`<ol class="lines" reversed>${lines.toReversed().map(
    (line) => html`<li>
<p>${sentenceOf(line)}</p>
${line.reason !== '' && html`<p class="reason">السبب: <bdi>${line.reason}</bdi></p>`}
<p class="quiet">${actorOf(line.actor)} · <time datetime="${line.at}">${stamp(line.at)}</time> · ${idOf(line.hash.slice(0, 8))}</p>
</li>`,
  )}</ol>`;
}
