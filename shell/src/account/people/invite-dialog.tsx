import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { type Invitation, invitation } from '@hawiyat/shared/contract/account/people';
import { FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
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
  });
  return (
    <FormDialog
      {...{ form, title, onClose }}
      submit="إرسال الدعوة"
      busyText="جاري الإرسال..."
      success="تم إرسال الدعوة."
    >
      <InputField label="الاسم" required {...form.register('name')} />
      <InputField
        label="البريد الإلكتروني"
        required
        hint="تصله رسالة فيها رابط صالح لسبعة أيام ولمرة واحدة، ويختار فيه كلمة مروره."
        type="email"
        placeholder="name@example.com"
        {...form.register('email')}
      />
      <RoleField {...form.register('role')} />
    </FormDialog>
  );
}
