/** Loaded with the first area that has a form; one instance in the page. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { createForm } from './create-form.ts';
export { FileButton } from './file-button.tsx';
export { Form } from './form.tsx';
export { MoneyInput } from './money-input.tsx';
export { PictureInput } from './picture-input.tsx';
export { failureOf, type Submission } from './submission.ts';
export { useForm } from './use-form.ts';
