import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { InviteDialog } from './invite-dialog.tsx';
import { RemovePersonDialog, TakeBackDialog } from './remove-dialogs.tsx';
import { RoleDialog } from './role-dialog.tsx';

export type OpenedDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'remove'; readonly person: Person }
  | { readonly kind: 'take-back'; readonly invite: Invite };

export interface PeopleDialogProps {
  opened: OpenedDialog;
  onClose: () => void;
}

export function PeopleDialog({ opened, onClose }: PeopleDialogProps) {
  switch (opened.kind) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'role':
      return <RoleDialog person={opened.person} onClose={onClose} />;
    case 'remove':
      return <RemovePersonDialog person={opened.person} onClose={onClose} />;
    case 'take-back':
      return <TakeBackDialog invite={opened.invite} onClose={onClose} />;
  }
}
