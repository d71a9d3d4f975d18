/** Loaded with the first area that has a form; one instance in the page. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { createForm } from './create-form.ts';
export { FileButton } from './file-button.tsx';
export { CancelButton, FormDialog } from './form-dialog.tsx';
export { DialogForm, FormElement } from './form-element.tsx';
export { InputField, type InputFieldProps, SelectField, type SelectFieldProps } from './input-field.tsx';
export { LeaveGuard } from './leave-guard.tsx';
export { MoneyInput } from './money-input.tsx';
export { OutdatedNotice } from './outdated-notice.tsx';
export { PageForm } from './page-form.tsx';
export { PictureInput } from './picture-input.tsx';
export { failureOf, type Submission } from './submission.ts';
export { type Doubt, doubtsBeside } from './use-doubts.ts';
export { type FormState, useForm } from './use-form.ts';
export type { Edited } from './use-version.ts';
