/** The kit's dialogs, loaded when an area first opens one; one instance in the page. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, DialogActions, DialogBody } from './dialog.tsx';
