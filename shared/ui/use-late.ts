import { usePatience } from '../lib/use-patience.ts';

/** After ten seconds a dialog can be left, and the result comes as a toast. */
export const useLate = (busy: boolean): boolean => usePatience(10_000, busy);
