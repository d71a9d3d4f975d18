import { html } from 'ghtml';
import { emptyForm, type Field, type FormState, field } from './field.ts';
import { unseen } from './text.ts';

export interface Target {
  readonly to: string;
  readonly hidden: Readonly<Record<string, string>> & { readonly action: string };
}

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
  /** Only one form of a group is open. */
  readonly group: string;
  readonly label: string;
  /** Tells screen readers which of several forms with this label it is. */
  readonly subject?: string;
  readonly variant?: '' | 'primary' | 'dangerous';
  /** HTML. */
  readonly says?: string;
  readonly fields?: readonly Field[];
  readonly initial?: FormState;
  readonly confirm: string;
  /** HTML; defaults to one button. */
  readonly buttons?: string;
}

export const button = (label: string, variant: Confirmation['variant']): string =>
  html`<button class="${variant === 'dangerous' ? 'danger' : 'primary'}">!${label}</button>`;

/** Values that distinguish the forms of a page. */
const identity = ['remote', 'name', 'id', 'action'];

export const typedInto = (
  { hidden }: Pick<Target, 'hidden'>,
  rejected: FormState | null,
): FormState | null =>
  rejected && identity.every((key) => (hidden[key] ?? rejected.values.get(key)) === rejected.values.get(key))
    ? rejected
    : null;

/** The rejected form stays open, with what was typed. */
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
