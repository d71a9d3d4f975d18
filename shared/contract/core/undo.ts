/** With the answer of an undoable call: its newest entry of the audit log. */
export const entryHeader = 'x-entry';

/** The `x-entry` of the call that this one undoes: 409 with `changed-since` when somebody has changed the thing meanwhile. */
export const undoHeader = 'x-undo';
