import { Button } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef } from 'react';
import { PasswordField } from '../../sign-in/password-field.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';

interface Draft {
  currentPassword: string;
}

interface PasswordProofProps {
  submit: string;
  danger?: boolean;
  send: (draft: Draft) => Promise<unknown>;
  onCancel: () => void;
}

export function PasswordProof({ submit, danger = false, send, onCancel }: PasswordProofProps) {
  const form = useForm<Draft, Draft>({ send });
  const page = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = page.current?.elements.namedItem('currentPassword');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return (
    <PageForm
      {...{ ref: page, form, submit }}
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
        {...form.register('currentPassword')}
      />
    </PageForm>
  );
}
