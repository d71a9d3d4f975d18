import { html } from 'ghtml';

export interface FormState {
  readonly values: URLSearchParams;
  readonly errors: Readonly<Record<string, string>>;
}

export const emptyForm: FormState = { values: new URLSearchParams(), errors: {} };

interface Labeled {
  readonly name: string;
  readonly label: string;
  readonly id?: string;
  readonly hint?: string;
  readonly warning?: string;
  readonly initial?: string;
  readonly isRequired?: boolean;
  /** The field alone shows the form's outcome, so screen readers must announce its error. */
  readonly isOutcome?: boolean;
}

interface TextField extends Labeled {
  readonly isNumbers?: boolean;
  readonly isLtr?: boolean;
  readonly isLine?: boolean;
  readonly isPassword?: boolean;
  readonly hasFocus?: boolean;
  readonly autocomplete?: string;
  readonly most?: number;
}

interface SelectField extends Labeled {
  /** Value and text of each. */
  readonly options: readonly (readonly [string, string])[];
}

interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
}

export type Field = TextField | SelectField | FieldGroup;

export function field(form: string, item: Field, state: FormState): string {
  if ('fields' in item)
    return html`<fieldset><legend>${item.legend}</legend>
!${item.fields.map((inner) => field(form, inner, state))}
</fieldset>`;
  const { name, label, hint = '', initial = '', warning, isOutcome = false, id = `${form}-${name}` } = item;
  const [value, error] = [state.values.get(name) ?? initial, state.errors[name] ?? ''];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter((text) => text !== '').join(' ');
  const attributes = [
    html`id="${id}" name="${name}"`,
    item.isRequired ? ' required' : '',
    error === '' ? '' : ' aria-invalid="true"',
    described === '' ? '' : html` aria-describedby="${described}"`,
    error === '' ? '' : ' autofocus',
  ].join('');
  return html`<div class="field">
<label for="${id}">${label}</label>
!${'options' in item ? select(item, attributes, value) : textInput(item, attributes, value)}
!${hint === '' ? '' : html`<p class="quiet" id="${id}-hint">${hint}</p>`}
!${warning === undefined ? '' : html`<p class="error">${warning}</p>`}
!${error === '' ? '' : html`<p class="error"!${isOutcome ? ' role="alert"' : ''} id="${id}-error">${error}</p>`}
</div>`;
}

function textInput(item: TextField, attributes: string, value: string): string {
  const { isNumbers = false, isLtr = false, isLine = false, autocomplete } = item;
  const { isPassword = false, hasFocus = false, most = isNumbers ? 20_000 : 500 } = item;
  const all = [
    html`!${attributes} maxlength="${most}"`,
    isNumbers || isLtr ? ' dir="ltr"' : '',
    isNumbers ? ' inputmode="numeric"' : '',
    autocomplete === undefined ? '' : html` autocomplete="${autocomplete}"`,
    hasFocus ? ' autofocus' : '',
  ].join('');
  // A browser that gets a credential back could store it.
  if (isPassword) return html`<input !${all} type="password">`;
  if (isLine) return html`<input !${all} value="${value}">`;
  return html`<textarea !${all} rows="${isNumbers || isLtr ? 1 : 2}">
${value}</textarea>`;
}

function select({ options }: SelectField, attributes: string, chosen: string): string {
  const items = options.map(
    ([value, text]) => html`<option value="${value}"!${value === chosen ? ' selected' : ''}>${text}</option>`,
  );
  return html`<select !${attributes}>!${items}</select>`;
}
