/** The kit's heavy part: what only areas with forms and dialogs need. One instance in the page. */
export { Banner } from '../banner.tsx';
export { Field } from '../field.tsx';
export { Presence } from '../presence.tsx';
export { TextInput } from '../text-input.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, DialogActions, DialogBody } from './dialog.tsx';
export { Form } from './form.tsx';
export { MoneyInput } from './money-input.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
export { SelectInput } from './select-input.tsx';
export { useForm } from './use-form.ts';
export { type Submission, useSubmit } from './use-submit.ts';
