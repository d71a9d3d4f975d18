export { ChangeDialog as change } from './change-dialog.tsx';
export { WithdrawDialog as withdraw } from './withdraw-dialog.tsx';
