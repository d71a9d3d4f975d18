import { html } from 'ghtml';

/** A form's address and the values that it sends unseen. */
interface Target {
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

interface FormButton {
  /** Of the forms of one group one stands open. */
  readonly group: string;
  readonly label: string;
  /** Of several forms with this label, whose it is. */
  readonly subject?: string;
  readonly variant?: '' | 'primary' | 'dangerous';
  readonly isOpen: boolean;
}

/** A form that opens in the page: a confirmation step without scripts. */
export function expandableForm(
  { group, label, subject, variant = '', isOpen }: FormButton,
  target: Target,
  content: string,
): string {
  return html`<details class="ask" name="${group}" ${isOpen ? 'open' : ''}>
<summary class="button ${variant}">${label}!${subject === undefined ? '' : html`<span class="unseen">: ${subject}</span>`}</summary>
!${form(target, content)}
</details>`;
}
