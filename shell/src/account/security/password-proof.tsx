import { Button } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { PasswordField } from '../../sign-in/credential-fields.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';

export interface Proof {
  currentPassword: string;
}

interface PasswordProofProps {
  submit: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<unknown>;
  onCancel: () => void;
}

export function PasswordProof({ submit, danger = false, send, onCancel }: PasswordProofProps) {
  const form = useForm<Proof>({ send });
  return (
    <PageForm
      {...{ form, submit }}
      busyText={actions.processing}
      maxW="md"
      colorPalette={danger ? 'danger' : undefined}
      isSaidAtField={form.error('currentPassword') !== undefined}
      actions={
        <Button variant="outline" onClick={onCancel} disabled={form.busy}>
          {actions.cancel}
        </Button>
      }
    >
      <PasswordField
        label={messages.currentPassword}
        hint={messages.proof}
        autoFocus
        {...form.register('currentPassword')}
      />
    </PageForm>
  );
}
