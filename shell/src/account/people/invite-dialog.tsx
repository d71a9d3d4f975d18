import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { type Invitation, invitation } from '@hawiyat/shared/contract/account/people';
import { Dialog, Field, Input } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { invite } from './people-store.ts';
import { RoleField } from './role-field.tsx';

interface Draft {
  name: string;
  email: string;
  role: string;
}

export function InviteDialog({ title, onClose }: DialogProps) {
  const form = useForm<Draft, Invitation>({
    schema: invitation,
    subject: 'invite',
    send: invite,
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form
        form={form}
        submit="إرسال الدعوة"
        busyText="جاري الإرسال..."
        success="تم إرسال الدعوة."
        onCancel={onClose}
      >
        <Field label="الاسم" required error={form.error('name')}>
          <Input dir="auto" autoComplete="off" {...form.field('name')} />
        </Field>
        <Field
          label="البريد الإلكتروني"
          required
          error={form.error('email')}
          hint="تصله رسالة فيها رابط صالح لسبعة أيام ولمرة واحدة، ويختار فيه كلمة مروره."
        >
          <Input
            type="email"
            dir="ltr"
            autoComplete="off"
            placeholder="name@example.com"
            {...form.field('email')}
          />
        </Field>
        <RoleField error={form.error('role')} {...form.field('role')} />
      </Form>
    </Dialog>
  );
}
