import { html } from 'ghtml';

interface Rows {
  /** The list's name for screen readers. */
  readonly label?: string;
  /** Name of the part that the script refreshes. */
  readonly live?: string;
  /** What stands there instead of an empty list. */
  readonly empty?: string;
}

/** A row of a list. @param content HTML @param end HTML at its end: state or command */
export const row = (content: string, end: string): string => html`<li><div>!${content}</div>
!${end}</li>`;

/** @param items HTML of the rows */
export function rows(items: readonly string[], { label, live, empty = '' }: Rows = {}): string {
  if (items.length === 0 && empty !== '') return html`<p>${empty}</p>`;
  const name = label === undefined ? '' : html` aria-label="${label}"`;
  return html`<ul class="rows"!${liveAs(live)}!${name}>!${items}</ul>`;
}

/** A term and what stands for it. @param content HTML */
export const fact = (label: string, content: string): string =>
  html`<div><dt>${label}</dt><dd>!${content}</dd></div>`;

/** A part that opens in the page. @param count of what it holds @param live name of the count, for the script */
export const fold = (label: string, count: string, content: string, live?: string): string =>
  html`<details class="log">
<summary>${label} <span!${liveAs(live)}>${count}</span></summary>
!${content}
</details>`;

const liveAs = (name?: string) => (name === undefined ? '' : html` data-live="${name}"`);
