import { html } from 'ghtml';

interface Rows {
  readonly label?: string;
  /** The script refreshes the part with this name. */
  readonly live?: string;
  readonly empty?: string;
}

export const row = (content: string, end: string): string => html`<li><div>!${content}</div>
!${end}</li>`;

export function rows(items: readonly string[], { label, live, empty = '' }: Rows = {}): string {
  if (items.length === 0 && empty !== '') return html`<p>${empty}</p>`;
  const name = label === undefined ? '' : html` aria-label="${label}"`;
  return html`<ul class="rows"!${liveAs(live)}!${name}>!${items}</ul>`;
}

export const fact = (label: string, content: string): string =>
  html`<div><dt>${label}</dt><dd>!${content}</dd></div>`;

export const fold = (label: string, count: string, content: string, live?: string): string =>
  html`<details class="log">
<summary>${label} <span!${liveAs(live)}>${count}</span></summary>
!${content}
</details>`;

const liveAs = (name?: string) => (name === undefined ? '' : html` data-live="${name}"`);
