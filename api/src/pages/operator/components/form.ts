import { html } from 'ghtml';
import { emptyForm, type Field, type FormState, field } from './field.ts';
import { unseen } from './text.ts';

/** A form's address and the values that it sends unseen. */
export interface Target {
  readonly to: string;
  readonly hidden: Readonly<Record<string, string>> & { readonly action: string };
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

/** A form that opens in the page: a confirmation step without scripts. */
export interface Confirmation extends Target {
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
  /** Label of the button that sends it. */
  readonly confirm: string;
  /** HTML of its buttons, when they are not that one alone. */
  readonly buttons?: string;
}

/** @param label HTML */
export const button = (label: string, variant: Confirmation['variant']): string =>
  html`<button class="${variant === 'dangerous' ? 'danger' : 'primary'}">!${label}</button>`;

/** The values that tell one form of a page from the others. */
const identity = ['remote', 'name', 'id', 'action'];

/** @returns what was typed into this form, if it is the rejected one */
export const typedInto = (
  { hidden }: Pick<Target, 'hidden'>,
  rejected: FormState | null,
): FormState | null =>
  rejected && identity.every((key) => (hidden[key] ?? rejected.values.get(key)) === rejected.values.get(key))
    ? rejected
    : null;

/** @param rejected stands open, with what was typed, if it is this one */
export function confirmation(options: Confirmation, rejected: FormState | null): string {
  const { hidden, group, label, subject, variant = '', says = '', fields = [], confirm } = options;
  const { buttons = button(html`${confirm}`, variant) } = options;
  const typed = typedInto(options, rejected);
  const id = identity.flatMap((key) => hidden[key] ?? []).join('-');
  const inputs = fields.map((item) => field(id, item, typed ?? options.initial ?? emptyForm));
  return html`<details class="ask" name="${group}"!${typed ? ' open' : ''}>
<summary class="button ${variant}">${label}!${subject === undefined ? '' : unseen(`: ${subject}`)}</summary>
!${form(options, [says, ...inputs, buttons].filter((part) => part !== '').join('\n'))}
</details>`;
}
