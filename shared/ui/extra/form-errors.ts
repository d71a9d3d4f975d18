/** By the field's name, what is wrong with it, in Arabic. */
export type Errors = Readonly<Record<string, string>>;

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

/** The first complaint of a schema about each field. */
export function errorsOf(issues: Issues): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** All but the complaint about one field. */
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

/** The names of a form's controls, in the order in which they stand in the page. */
export const namesOf = (form: HTMLFormElement | null): string[] => controlsOf(form).map((item) => item.name);

/** Moves the focus to the first of a form's controls that has an error. */
export function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  controlsOf(form)
    .find((item) => item.name in errors)
    ?.focus();
}
