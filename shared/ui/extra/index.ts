/** For releases that were built before the kit had groups; nothing in this repository imports it. */

export { Banner } from '../banner.tsx';
export * from '../data/index.ts';
export { Dialog } from '../dialog.tsx';
export { DialogActions, DialogBody } from '../dialog-parts.ts';
export { Field } from '../field.tsx';
export * from '../forms/index.ts';
export { Metric, Metrics } from '../metric.tsx';
export { Presence } from '../presence.tsx';
export { ProgressBar } from '../progress-bar.tsx';
export { SelectInput } from '../select-input.tsx';
export { TextInput } from '../text-input.tsx';
