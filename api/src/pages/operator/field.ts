import { html } from 'ghtml';

/** The values and errors of a form. */
export interface FormState {
  readonly values: URLSearchParams;
  readonly errors: Readonly<Record<string, string>>;
}

export const emptyForm: FormState = { values: new URLSearchParams(), errors: {} };

interface FieldOptions {
  readonly defaultValue?: string;
  readonly hint?: string;
  readonly isNumbers?: boolean;
  /** Latin text, such as a path. */
  readonly isLtr?: boolean;
  /** Short text, which Enter sends. */
  readonly isLine?: boolean;
  readonly isRequired?: boolean;
  /** Characters at most. */
  readonly most?: number;
}

/** A text field with label, hint and error; it keeps what was typed. */
export function field(
  form: string,
  name: string,
  label: string,
  { values, errors }: FormState,
  {
    defaultValue = '',
    hint = '',
    isNumbers = false,
    isLtr = false,
    isLine = false,
    isRequired = false,
    most = isNumbers ? 20_000 : 500,
  }: FieldOptions = {},
): string {
  const [value, error] = [values.get(name) ?? defaultValue, errors[name] ?? ''];
  const id = `${form}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter((text) => text !== '').join(' ');
  const digits = isNumbers ? ' dir="ltr" inputmode="numeric"' : isLtr ? ' dir="ltr"' : '';
  const invalid = error === '' ? '' : ' aria-invalid="true" autofocus';
  const attributes = html`id="${id}" name="${name}" maxlength="${most}"!${digits}${isRequired ? ' required' : ''}!${invalid}!${described === '' ? '' : html` aria-describedby="${described}"`}`;
  return html`<div class="field">
<label for="${id}">${label}</label>
!${
    isLine
      ? html`<input !${attributes} value="${value}">`
      : html`<textarea !${attributes} rows="${isNumbers || isLtr ? 1 : 2}">
${value}</textarea>`
  }
!${hint === '' ? '' : html`<p class="quiet" id="${id}-hint">${hint}</p>`}
!${error === '' ? '' : html`<p class="error" id="${id}-error">${error}</p>`}
</div>`;
}
