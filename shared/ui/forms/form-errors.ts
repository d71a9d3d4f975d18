/** Arabic messages by field. */
export type Errors = Readonly<Record<string, string>>;

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

/** The schema's first message for each field. */
export function errorsOf(issues: Issues): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

export function without(errors: Errors, name: string): Errors {
  const { [name]: _, ...others } = errors;
  return others;
}

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

/** Names of a form's controls, in page order. */
export const namesOf = (form: HTMLFormElement | null): string[] => controlsOf(form).map((item) => item.name);

export function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  controlsOf(form)
    .find((item) => item.name in errors)
    ?.focus();
}
