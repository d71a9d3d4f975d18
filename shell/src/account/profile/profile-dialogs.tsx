import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { ConfirmDialog, FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { leave, saveName } from './profile-store.ts';

export { LeaveDialog as leave, NameDialog as name };

function NameDialog({ name, title, onClose }: DialogProps<{ name: string }>) {
  const form = useForm<{ name: string }, { name: string }>({
    schema: saveProfile.body,
    defaults: { name },
    subject: 'own name',
    send: (draft) => saveName(draft.name),
  });
  return (
    <FormDialog
      {...{ form, title, onClose }}
      submit="حفظ الاسم"
      busyText="جاري الحفظ..."
      success="تم حفظ الاسم."
    >
      <InputField
        label="الاسم"
        required
        hint="يظهر لزملائك وفي سجل التغييرات."
        autoComplete="name"
        {...form.register('name')}
      />
    </FormDialog>
  );
}

const LeaveDialog = ({ company, ...shown }: DialogProps<{ company: string }>) => (
  <ConfirmDialog
    {...shown}
    question={
      <>
        هل تريد مغادرة <bdi>{company}</bdi>؟
      </>
    }
    warning="تنتهي جلساتك فورًا، ولا تستطيع الدخول إلا بدعوة جديدة."
    confirm="مغادرة الشركة"
    busyText="جاري المغادرة..."
    success="غادرت الشركة."
    send={leave}
  />
);
