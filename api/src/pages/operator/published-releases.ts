import type { Releasable } from '@hawiyat/shared/contract/areas';
import type { PublishedRelease } from '@hawiyat/shared/contract/releases';
import { stamp } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { html } from 'ghtml';
import { idOf } from './words.ts';

/** The releases that could be started, collapsed, each with the report of its trial. */
export function publishedReleases(
  remote: Releasable,
  name: string,
  published: readonly PublishedRelease[],
): string {
  if (published.length === 0) return '';
  return html`<details class="log">
<summary>الإصدارات المنشورة <span data-live="${remote}-published-count">${count(published.length)}</span></summary>
<ul class="rows" data-live="${remote}-published" aria-label="الإصدارات المنشورة: ${name}">!${published.map(
    ({ id, publishedAt, by, hasReport }) => html`<li>
<div>!${idOf(id)}<p class="quiet">!${by === null ? 'نُشر مع الخادم' : html`<bdi>${by}</bdi>`} · ${stamp(publishedAt)}</p></div>
!${hasReport ? html`<a href="/operator/${remote}/${id}/trial">تقرير التجربة<span class="unseen">: ${id}</span></a>` : '<span class="quiet">بلا تقرير</span>'}
</li>`,
  )}</ul>
</details>`;
}
