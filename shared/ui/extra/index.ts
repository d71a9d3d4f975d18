/** For releases that were built before the kit had groups; the host shares it, and nothing else here imports it. */

export * from '../data/index.ts';
export { Dialog } from '../dialog.tsx';
export { DialogActions, DialogBody } from '../dialog-parts.ts';
export { Banner, Metric, Metrics, ProgressBar, SelectInput, TextInput } from '../earlier.tsx';
export { Field } from '../field.tsx';
export * from '../forms/index.ts';
export { Presence } from '../presence.tsx';
