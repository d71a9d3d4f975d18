/** The kit's forms, loaded when an area first opens one; one instance in the page. */
export { Form } from './form.tsx';
export { MoneyInput } from './money-input.tsx';
export { PictureInput } from './picture-input.tsx';
export { useForm } from './use-form.ts';
export { type Submission, useSubmit } from './use-submit.ts';
