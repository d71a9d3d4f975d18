import { html } from 'ghtml';
import { emptyForm, type Field, type FormState, field } from './field.ts';
import type { RejectedForm } from './notice.ts';
import { unseen } from './text.ts';

/** A form's address and the values that it sends unseen. */
export interface Target {
  readonly to: string;
  readonly hidden: Readonly<Record<string, string>>;
}

/** @param content HTML of its fields and its button */
export function form({ to, hidden }: Target, content: string): string {
  const values = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${to}">!${values}
!${content}
</form>`;
}

export const primaryButton = (label: string): string => html`<button class="primary">${label}</button>`;
export const dangerButton = (label: string): string => html`<button class="danger">${label}</button>`;

/** A form that opens in the page: a confirmation step without scripts. */
export interface Confirmation extends Target {
  /** Unique on the page: a rejected form is found again by it. */
  readonly name: string;
  /** Of the forms of one group one stands open. */
  readonly group: string;
  /** What opens it. */
  readonly label: string;
  /** Of several forms with this label, whose it is. */
  readonly subject?: string;
  readonly variant?: '' | 'primary' | 'dangerous';
  /** HTML: what it does. */
  readonly says?: string;
  readonly fields?: readonly Field[];
  /** Its values until something was typed. */
  readonly initial?: FormState;
  /** HTML of its buttons. */
  readonly buttons: string;
}

/** @param rejected stands open, with what was typed, if it is this one */
export function confirmation(options: Confirmation, rejected: RejectedForm | null): string {
  const { name, group, label, subject, variant = '', says = '', fields = [], buttons } = options;
  const { initial = emptyForm } = options;
  const own = rejected?.form === name ? rejected : null;
  const id = name.replaceAll('.', '-');
  const content = [says, ...fields.map((item) => field(id, item, own ?? initial)), buttons];
  return html`<details class="ask" name="${group}"!${own ? ' open' : ''}>
<summary class="button ${variant}">${label}!${subject === undefined ? '' : unseen(`: ${subject}`)}</summary>
!${form(options, content.filter((part) => part !== '').join('\n'))}
</details>`;
}
