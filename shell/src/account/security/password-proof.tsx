import { Alert, Button, Field, PasswordInput, Stack } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef } from 'react';

interface Draft {
  currentPassword: string;
}

export interface PasswordProofProps {
  submit: string;
  danger?: boolean;
  send: (draft: Draft) => Promise<unknown>;
  onCancel: () => void;
}

export function PasswordProof({ submit, danger = false, send, onCancel }: PasswordProofProps) {
  const form = useForm<Draft, Draft>({ send, onDone: () => {} });
  const page = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = page.current?.elements.namedItem('currentPassword');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  const { submission } = form;
  return (
    <form ref={page} onSubmit={form.onSubmit} noValidate>
      <Stack gap="4" maxW="md">
        {submission.stage === 'failed' && !form.error('currentPassword') && (
          <Alert status="error">{submission.message}</Alert>
        )}
        <Field
          label="كلمة المرور الحالية"
          required
          hint="للتأكد من أنك أنت من يغيّر إعدادات الأمان."
          error={form.error('currentPassword')}
        >
          <PasswordInput
            autoComplete="current-password"
            maxLength={1024}
            {...form.field('currentPassword')}
          />
        </Field>
        <Stack direction="row" gap="2">
          <Button
            type="submit"
            loading={form.busy}
            loadingText="جاري المعالجة..."
            {...(danger && { colorPalette: 'danger' as const })}
          >
            {submit}
          </Button>
          <Button variant="outline" onClick={onCancel} disabled={form.busy}>
            إلغاء
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
