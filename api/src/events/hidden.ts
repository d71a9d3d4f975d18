/** Replaces personal values in the audit log; migration `0084` inserts it. */
export const hidden = '•••';
