export { InviteDialog as invite } from './invite-dialog.tsx';
export { RemovePersonDialog as remove, TakeBackDialog as takeBack } from './remove-dialogs.tsx';
export { RoleDialog as role } from './role-dialog.tsx';
