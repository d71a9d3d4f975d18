/* The chunk that comes with the first selection. */
export { loadedRows, pressRow } from './press-row.ts';
export { SelectionBar } from './selection-bar.tsx';
export { stepBoxes } from './step-boxes.ts';
