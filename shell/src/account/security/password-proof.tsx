import { Button, PasswordInput } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
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
  const form = useForm<Draft, Draft>({ send });
  const page = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = page.current?.elements.namedItem('currentPassword');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return (
    <PageForm
      {...{ ref: page, form, submit }}
      busyText="جاري المعالجة..."
      maxW="md"
      colorPalette={danger ? 'danger' : undefined}
      isSaidAtField={form.error('currentPassword') !== undefined}
      actions={
        <Button variant="outline" onClick={onCancel} disabled={form.busy}>
          إلغاء
        </Button>
      }
    >
      <InputField
        label="كلمة المرور الحالية"
        required
        hint="للتأكد من أنك أنت من يغيّر إعدادات الأمان."
        control={PasswordInput}
        autoComplete="current-password"
        maxLength={1024}
        {...form.register('currentPassword')}
      />
    </PageForm>
  );
}
